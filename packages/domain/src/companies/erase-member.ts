import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import type { Account } from '../customers/erase-account.ts'
import { DomainError } from '../errors.ts'

/**
 * Refuses to erase the only Manager of a company that owes money, with `debt_open`, or is still in use, with `manager_needed`: nobody
 * else could order for it, pay for it, or look after its users. In use is a company that is not blocked, or has other users.
 */
export async function refuseNeededManager(tx: Tx, { id, companyId, role }: Account): Promise<void> {
  if (role !== 'Manager') return
  // Keeps new users out until the transaction ends.
  await sql`select 1 from companies where id = ${companyId} for no key update`.execute(tx)
  const { rows } = await sql<{ managers: number; users: number; blocked: boolean; owes: boolean }>`
    select count(u.id) filter (where u.role = 'Manager')::integer as managers, count(u.id)::integer as users,
      c.status = 'blocked' as blocked, c.credit_owed > 0 as owes
    from companies c left join customers u on u.company_id = c.id and u.id <> ${id}
    where c.id = ${companyId} group by c.id`.execute(tx)
  const { managers, users, blocked, owes } = rows[0]!
  if (managers > 0) return
  if (owes) throw new DomainError('debt_open')
  if (users > 0 || !blocked) throw new DomainError('manager_needed')
}

/** Takes a sub-user's name off the requests that they sent, which stay with the company. Returns the requests' numbers. */
export async function eraseSender(tx: Tx, { id }: Account): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update cart_requests set customer_id = null, customer_name = '–' where customer_id = ${id} returning id`.execute(
    tx,
  )
  return rows.map((row) => row.id)
}
