import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { inTheWay } from '../shared/in-the-way.ts'

/**
 * Refuses with `money_open`, and the orders' numbers, where money of these orders is under way: a payment that the bank still decides
 * about, a refund, or cash that a courier has to give back.
 */
export async function refuseOpenMoney(tx: Tx, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ order_id: number }>`
    select o.id as order_id from orders o
    where o.id = any(${[...ids]}::bigint[]) and (o.paid = 'refund_due' or exists (
      select from payments p where p.order_id = o.id and (p.ask_at is not null
        or p.state in ('created', 'open', 'held', 'capturing', 'voiding', 'refund_due', 'refunding')
        or exists (select from payment_refunds r where r.payment_id = p.id and r.state in ('due', 'refunding')))))
    order by o.id`.execute(tx)
  if (rows.length > 0)
    throw inTheWay(
      'money_open',
      rows.map(({ order_id }) => order_id),
    )
}

/** Empties the reasons that the staff wrote to the refunds of orders; the money stays as it is. */
export async function eraseReasons(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    update payment_refunds r set reason = '' from payments p
    where p.id = r.payment_id and p.order_id = any(${[...ids]}::bigint[]) and r.reason <> ''`.execute(
    tx,
  )
}
