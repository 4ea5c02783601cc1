import type { Db, Tx } from '@tsiran/db/database'
import type { Locale } from '@tsiran/db/tables/shared'
import { sql, type RawBuilder } from 'kysely'

export interface CustomerRow {
  id: number
  company_id: number | null
  role: 'Manager' | 'subUser' | null
  email: string
  first_name: string
  last_name: string
  phone: string
  password_hash: string | null
  email_verified_at: Date | null
  company_name: string | null
}

async function selectOne(db: Db | Tx, condition: RawBuilder<unknown>): Promise<CustomerRow | undefined> {
  const { rows } = await sql<CustomerRow>`
    select c.id, c.company_id, c.role, c.email, c.first_name, c.last_name, c.phone, c.password_hash, c.email_verified_at,
      o.name as company_name
    from customers c left join companies o on o.id = c.company_id where ${condition}`.execute(db)
  return rows[0]
}

export const selectCustomer = (db: Db | Tx, id: number) => selectOne(db, sql`c.id = ${id}`)
export const selectCustomerByEmail = (db: Db | Tx, email: string) => selectOne(db, sql`lower(c.email) = lower(${email})`)

export interface NewCustomer {
  email: string
  first_name: string
  last_name: string
  phone: string
  passwordHash: string
  locale: Locale
  company?: { id: number; role: 'Manager' | 'subUser' }
  /** True where the address needs no link. */
  verified?: boolean
}

/** Inserts a customer and returns the id; undefined, and nothing changed, where the e-mail is somebody's. */
export async function insertCustomer(db: Db | Tx, customer: NewCustomer): Promise<number | undefined> {
  const { email, first_name, last_name, phone, passwordHash, locale, company, verified } = customer
  const { rows } = await sql<{ id: number }>`
    insert into customers (email, first_name, last_name, phone, password_hash, locale, company_id, role, email_verified_at)
    values (${email}, ${first_name}, ${last_name}, ${phone}, ${passwordHash}, ${locale}, ${company?.id ?? null}, ${company?.role ?? null},
      case when ${verified ?? false} then now() end)
    on conflict (lower(email)) do nothing returning id`.execute(db)
  return rows[0]?.id
}
