import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'

/** Whether somebody may neither sign in nor order, as an SQL condition over a customer `c` and their company `o`. */
export const isBlocked = sql<boolean>`(c.blocked or coalesce(o.status = 'blocked', false))`

/** Whether a customer may order, as an SQL condition. */
export const isCustomerAllowed = (customerId: number) => sql<boolean>`not exists (
  select from customers c left join companies o on o.id = c.company_id where c.id = ${customerId} and ${isBlocked})`

/** Refuses with `account_blocked` where a customer or their company is blocked. */
export async function refuseBlocked(db: Db | Tx, customerId: number): Promise<void> {
  const { rows } = await sql`
    select 1 from customers c left join companies o on o.id = c.company_id where c.id = ${customerId} and ${isBlocked}`.execute(
    db,
  )
  if (rows.length > 0) throw new DomainError('account_blocked')
}
