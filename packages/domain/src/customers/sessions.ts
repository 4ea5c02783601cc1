import { anyOf, batched } from '@tsiran/db/batch'
import type { Db, Tx } from '@tsiran/db/database'
import { prepared } from '@tsiran/db/prepared'
import { sql } from 'kysely'
import { companyApproval } from '../shared/settings.ts'
import { isBlocked } from './blocked.ts'
import { leeway } from './session-tokens.ts'

/** A signed-in person. */
export interface Session {
  id: string
  customerId: number
  companyId: number | null
  role: 'Manager' | 'subUser' | null
  /** False for the users of a company that waits for approval, where the settings ask for one. */
  companyPrices: boolean
  /** Drams of the company's own smallest order; null where it has none of its own. */
  companyMinimum: number | null
  /** Whether the sign-in is younger than {@link freshSeconds}. */
  isFresh: boolean
  expiresAt: Date
}

/** Seconds for which a sign-in counts as the password itself. */
const freshSeconds = 15 * 60

/**
 * The session of an id; undefined once it has ended (R10), or where the customer or their company is blocked. It is read at each
 * call: callers at the same time share a statement, never an earlier answer.
 */
export const findSession = batched(findSessions, { max: 100 })

async function findSessions(db: Db | Tx, ids: readonly string[]): Promise<(Session | undefined)[]> {
  const { rows } = await sql<Session>`${prepared}
    select s.id, s.customer_id as "customerId", c.company_id as "companyId", c.role,
      o.status = 'approved' or o.status is not null and not ${companyApproval} as "companyPrices", o.minimum_order as "companyMinimum",
      s.created_at > now() - make_interval(secs => ${freshSeconds}) as "isFresh", s.expires_at as "expiresAt"
    from sessions s join customers c on c.id = s.customer_id left join companies o on o.id = c.company_id
    where s.id = ${anyOf(ids, 'uuid')} and not ${isBlocked} and s.expires_at > now() - make_interval(secs => ${leeway})`.execute(
    db,
  )
  const found = new Map(rows.map((session) => [session.id, session]))
  return ids.map((id) => found.get(id))
}

export interface NewSession {
  customerId: number
  /** The hash that the password was checked against: no session starts once the customer has another one. */
  passwordHash: string
  userAgent: string
  /** Seconds. */
  lifetime: number
}

/**
 * Starts a session; undefined when the password changed meanwhile. It waits for a change in progress, which ends earlier
 * sessions.
 */
export async function openSession(
  tx: Tx,
  { customerId, passwordHash, userAgent, lifetime }: NewSession,
) {
  const { rows } = await sql<{ id: string; expires_at: Date }>`
    with owner as (select id from customers where id = ${customerId} and password_hash = ${passwordHash} for share)
    insert into sessions (customer_id, user_agent, expires_at)
    select id, ${userAgent.slice(0, 200)}, date_trunc('second', now()) + make_interval(secs => ${lifetime}) from owner
    returning id, expires_at`.execute(tx)
  return rows[0]
}

/** Whether a session has not ended. In a transaction that has locked the customer, whatever ended it is seen. */
export async function isOpen(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`select from sessions where id = ${id}`.execute(tx)
  return rows.length > 0
}

/** Ends one session. */
export async function endSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute()
}

/** Ends a customer's sessions except `keep`. */
export async function endSessions(tx: Tx, customerId: number, keep?: string): Promise<void> {
  await sql`delete from sessions where customer_id = ${customerId} and id is distinct from ${keep ?? null}::uuid`.execute(
    tx,
  )
}
