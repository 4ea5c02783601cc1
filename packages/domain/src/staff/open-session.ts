import type { StaffRole } from '@tsiran/contract/admin/permissions'
import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import type { ClientInfo } from '../shared/viewer.ts'
import { networkHash } from '../shared/network.ts'
import { createKey, digestOf } from '../shared/secret-keys.ts'

/** Seconds that a session lives at most. */
export const staffSessionSeconds = 12 * 60 * 60
/** Seconds without a call after which a session ends. */
const idleSeconds = 60 * 60
/** Roles that work on a phone in the pocket: a session of theirs ends by its age alone. */
const onTheirFeet: readonly StaffRole[] = ['picker', 'courier']

export interface NewStaffSession {
  staffId: number
  /** The hash that the password was checked against: a session begins only while it is still the person's. */
  passwordHash: string
}

/**
 * Begins a session and returns its cookie, which the database does not hold; undefined where the password was changed or the person
 * shut out meanwhile. It counts as a
 * step-up where there is no second factor to prove, and waits for a change of the person under way, which ends earlier sessions.
 */
export async function openStaffSession(
  tx: Tx,
  { staffId, passwordHash }: NewStaffSession,
  visitor: ClientInfo,
): Promise<string | undefined> {
  const cookie = createKey()
  const { rows } = await sql`
    with person as (
      select id, roles, totp_secret is not null or exists (select from staff_passkeys k where k.staff_id = staff.id) as has_factor from staff
      where id = ${staffId} and password_hash = ${passwordHash} and active and removed_at is null for share
    )
    insert into staff_sessions (digest, staff_id, expires_at, idle_seconds, confirmed_at, network, user_agent)
    select ${digestOf(cookie)}, id, now() + make_interval(secs => ${staffSessionSeconds}),
      case when roles <@ ${[...onTheirFeet]}::text[] then ${staffSessionSeconds}::integer else ${idleSeconds} end,
      case when not has_factor then now() end, ${networkHash(visitor.address)}, ${visitor.userAgent.slice(0, 200)}
    from person returning id`.execute(tx)
  return rows.length > 0 ? cookie : undefined
}
