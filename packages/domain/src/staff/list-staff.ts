import type { Invite, StaffMember } from '@tsiran/contract/admin/staff-shapes'
import type { Db, Tx } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import { DomainError } from '../errors.ts'

type Row = Omit<StaffMember, 'seen_at' | 'created_at'> & { seen_at: Date | null; created_at: Date }

async function selectStaff(db: Db | Tx, which: RawBuilder<unknown>): Promise<StaffMember[]> {
  const { rows } = await sql<Row>`
    select p.id, p.name, p.email, p.roles, p.active, p.created_at, p.version,
      case when exists (select from staff_passkeys k where k.staff_id = p.id) then 'passkey'
        when p.totp_secret is not null then 'totp' else 'none' end as second_factor,
      s.seen_at, s.sessions
    from staff p, lateral (
      select max(seen_at) as seen_at, count(*) filter (where expires_at > now())::integer as sessions
      from staff_sessions where staff_id = p.id
    ) s
    where p.removed_at is null and ${which} order by p.id`.execute(db)
  return rows.map((row) => ({
    ...row,
    seen_at: row.seen_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }))
}

/** All of the staff, without those who were removed. */
export const listStaff = (db: Db): Promise<StaffMember[]> => selectStaff(db, sql`true`)

/** One of the staff; undefined where there is none, or no more. */
export const readStaffMember = async (db: Db | Tx, id: number): Promise<StaffMember | undefined> =>
  (await selectStaff(db, sql`p.id = ${id}`))[0]

/** Locks a member of the staff and reads them, as whoever changed or removed them meanwhile left them. Refuses with `not_found`. */
export async function lockStaffMember(tx: Tx, id: number): Promise<StaffMember> {
  await sql`select from staff where id = ${id} for update`.execute(tx)
  const member = await readStaffMember(tx, id)
  if (!member) throw new DomainError('not_found')
  return member
}

/** Invites that may still be accepted. */
export async function listInvites(db: Db): Promise<Invite[]> {
  const rows = await db
    .selectFrom('staff_invites')
    .select(['id', 'email', 'name', 'roles', 'expires_at'])
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, expires_at: row.expires_at.toISOString() }))
}
