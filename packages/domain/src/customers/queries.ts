import type { Db, Tx } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import { isBlocked } from './blocked.ts'

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
  /** Whether the customer, or their company, is blocked. */
  blocked: boolean
  /** Drams of credit that the company has left; null for an individual. */
  credit_left: number | null
}

async function selectOne(
  db: Db | Tx,
  condition: RawBuilder<unknown>,
): Promise<CustomerRow | undefined> {
  const { rows } = await sql<CustomerRow>`
    select c.id, c.company_id, c.role, c.email, c.first_name, c.last_name, c.phone, c.password_hash, c.email_verified_at,
      o.name as company_name, ${isBlocked} as blocked, case when o.id is not null then greatest(o.credit_line - o.credit_owed, 0) end as credit_left
    from customers c left join companies o on o.id = c.company_id where ${condition}`.execute(db)
  return rows[0]
}

export const selectCustomer = (db: Db | Tx, id: number) => selectOne(db, sql`c.id = ${id}`)
export const selectCustomerByEmail = (db: Db | Tx, email: string) =>
  selectOne(db, sql`lower(c.email) = lower(${email})`)
