import type { Db, Tx } from '@tsiran/db/database'
import { prepared } from '@tsiran/db/prepared'
import { sql, type RawBuilder } from 'kysely'
import { DomainError } from '../errors.ts'
import { digestOf } from '../shared/secret-keys.ts'
import { confirmationMinutes, type StaffSession } from './session.ts'

/**
 * The living session of a cookie, with its person as they are now; undefined where it ended, or where the person may not sign in.
 * `isActivity` false leaves the idle time as it is.
 */
export async function findStaffSession(
  db: Db,
  cookie: string,
  { isActivity = true } = {},
): Promise<StaffSession | undefined> {
  const found = await selectSession(db, sql`s.digest = ${digestOf(cookie)}`)
  if (!found) return undefined
  const { stale, ...session } = found
  if (stale && isActivity)
    await sql`update staff_sessions set seen_at = now() where id = ${session.sessionId}`.execute(db)
  return session
}

/** A session that a call was let in with, as it is now. Refuses with `unauthenticated` where it ended meanwhile. */
export async function readStaffSession(db: Db | Tx, sessionId: string): Promise<StaffSession> {
  const found = await selectSession(db, sql`s.id = ${sessionId}`)
  if (!found) throw new DomainError('unauthenticated')
  const { stale: _stale, ...session } = found
  return session
}

/**
 * Locks the person of a session that acts, so that whatever ends it comes before or after. Refuses with `unauthenticated` where it
 * ended.
 */
export async function holdSession(
  tx: Tx,
  me: Pick<StaffSession, 'id' | 'sessionId'>,
): Promise<void> {
  await sql`select from staff where id = ${me.id} for update`.execute(tx)
  await readStaffSession(tx, me.sessionId)
}

async function selectSession(db: Db | Tx, which: RawBuilder<unknown>) {
  const { rows } = await sql<StaffSession & { stale: boolean }>`${prepared}
    select s.id as "sessionId", p.id, p.name, p.email, p.roles, p.locale, p.is_demo as "isDemo", p.version,
      case when exists (select from staff_passkeys k where k.staff_id = p.id) then 'passkey'
        when p.totp_secret is not null then 'totp' else 'none' end as "secondFactor",
      p.totp_secret is not null as "hasTotp",
      s.second_factor_at as "secondFactorAt",
      case when s.confirmed_at + make_interval(mins => ${confirmationMinutes}) > now()
        then s.confirmed_at + make_interval(mins => ${confirmationMinutes}) end as "confirmedUntil",
      s.seen_at < now() - interval '1 minute' as stale
    from staff_sessions s join staff p on p.id = s.staff_id
    where ${which} and s.expires_at > now() and s.seen_at + make_interval(secs => s.idle_seconds) > now()
      and p.active and p.removed_at is null`.execute(db)
  return rows[0]
}

/** Writes down that a session's person has just proven who they are: a step-up, and the second factor where it was one. */
export async function markProven(
  tx: Tx,
  sessionId: string,
  { secondFactor }: { secondFactor: boolean },
): Promise<void> {
  await sql`
    update staff_sessions set confirmed_at = now(), second_factor_at = case when ${secondFactor} then now() else second_factor_at end
    where id = ${sessionId}`.execute(tx)
}

/** Ends one session of a person; false where there is none. */
export async function endStaffSession(
  db: Db | Tx,
  staffId: number,
  sessionId: string,
): Promise<boolean> {
  const { rows } =
    await sql`delete from staff_sessions where id = ${sessionId} and staff_id = ${staffId} returning id`.execute(
      db,
    )
  return rows.length > 0
}

/** Ends a person's sessions, all but `keep`; returns how many. */
export async function endStaffSessions(tx: Tx, staffId: number, keep?: string): Promise<number> {
  const { rows } = await sql`
    delete from staff_sessions where staff_id = ${staffId} and id is distinct from ${keep ?? null}::uuid returning id`.execute(
    tx,
  )
  return rows.length
}
