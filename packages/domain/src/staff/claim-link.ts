import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { writeAudit } from '../shared/audit.ts'
import { createKey, digestOf } from '../shared/secret-keys.ts'

/** Hours that a claim link lives. */
const lifetimeHours = 24

/** Where the link leads: the secret is in the fragment, which no proxy sees. */
export const claimLink = (origin: string, token: string): string =>
  `${origin}/admin/claim#k=${token}`

/** Tells that the shop has never had any staff. */
export async function isUnclaimed(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    unclaimed: boolean
  }>`select not exists (select from staff) as unclaimed`.execute(db)
  return rows[0]!.unclaimed
}

/** Makes the link's secret for a shop without staff, in place of an earlier one; undefined where there is staff. */
export async function issueClaim(db: Db): Promise<string | undefined> {
  const token = createKey()
  const { rows } = await sql`
    insert into staff_claims (digest, expires_at, recovery)
    select ${digestOf(token)}, now() + make_interval(hours => ${lifetimeHours}), false where not exists (select from staff)
    on conflict (id) do update set digest = excluded.digest, expires_at = excluded.expires_at, recovery = false
    returning id`.execute(db)
  return rows.length > 0 ? token : undefined
}

/** As {@link issueClaim}, also where there is staff: for whoever runs the server when no owner can sign in. The log names it. */
export async function issueRecoveryClaim(db: Db): Promise<string> {
  const token = createKey()
  await inTransaction(db, async (tx) => {
    await sql`
      insert into staff_claims (digest, expires_at, recovery) values (${digestOf(token)}, now() + interval '1 hour', true)
      on conflict (id) do update set digest = excluded.digest, expires_at = excluded.expires_at, recovery = true`.execute(
      tx,
    )
    const subject = { type: 'shop', id: 1, label: 'claim' }
    await writeAudit(tx, { by: { kind: 'system', name: 'script' }, action: 'claim.issue', subject })
  })
  return token
}

/** Names of the owners who may sign in. */
export async function listOwners(db: Db): Promise<{ name: string; email: string }[]> {
  const { rows } = await sql<{ name: string; email: string }>`
    select name, email from staff where 'owner' = any(roles) and active and removed_at is null order by id`.execute(
    db,
  )
  return rows
}
