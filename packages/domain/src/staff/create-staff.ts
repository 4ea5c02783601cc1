import type { StaffRole } from '@tsiran/contract/admin/permissions'
import type { Locale } from '@tsiran/contract/locale'
import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'

export interface NewStaff {
  email: string
  name: string
  roles: readonly StaffRole[]
  passwordHash: string
  locale: Locale
  isDemo?: boolean
}

/** Inserts a member of the staff and returns the id; undefined, and nothing changed, where the e-mail is somebody's of the staff. */
export async function createStaff(db: Db | Tx, staff: NewStaff): Promise<number | undefined> {
  const { email, name, roles, passwordHash, locale, isDemo = false } = staff
  const { rows } = await sql<{ id: number }>`
    insert into staff (email, name, roles, password_hash, locale, is_demo)
    values (${email}, ${name}, ${[...roles]}::text[], ${passwordHash}, ${locale}, ${isDemo})
    on conflict (lower(email)) do nothing returning id`.execute(db)
  return rows[0]?.id
}
