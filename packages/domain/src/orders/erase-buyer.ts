import type { OrderStatus } from '@tsiran/contract/order-shapes'
import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import type { Account } from '../customers/erase-account.ts'
import { inTheWay } from '../shared/in-the-way.ts'
import { openStatuses } from './admin-queries.ts'

export interface OwnOrder {
  id: number
  cart_id: number
  status: OrderStatus
}

/** Locks an account's orders, and those that were placed without it, under its e-mail or just before a sign-in, by their numbers. */
export async function lockOrdersOf(tx: Tx, { id, email }: Account): Promise<OwnOrder[]> {
  const { rows } = await sql<OwnOrder>`
    select id, cart_id, status from orders
    where customer_id = ${id} or (customer_id is null and lower(email) = lower(${email}))
      or (customer_id is null and cart_id = any(array(select id from carts where customer_id = ${id})))
    order by id for update`.execute(tx)
  return rows
}

/** Refuses with `order_open`, and the orders' numbers, where one is not ended. */
export function refuseOpenOrders(orders: readonly OwnOrder[]): void {
  const open = orders.filter(({ status }) => openStatuses.includes(status))
  if (open.length > 0)
    throw inTheWay(
      'order_open',
      open.map(({ id }) => id),
    )
}

/** What an address holds of a person, emptied; the company's name stays on a company's order. */
const nobody = (address: 'billing_address' | 'shipping_address') => sql`
  ${sql.ref(address)} || '{"first_name": "", "last_name": "", "email": "", "phone": "", "address1": []}'
    || case when company_id is null then '{"company_name": ""}'::jsonb else '{}' end`

/** Takes the person out of locked orders, of what was written about them and of their changes. Goods, sums and steps stay. */
export async function eraseBuyer(tx: Tx, ids: readonly number[]): Promise<void> {
  const own = sql`any(${[...ids]}::bigint[])`
  await sql`
    update orders set customer_id = null, email = '', description = '', billing_address = ${nobody('billing_address')},
      shipping_address = ${nobody('shipping_address')}, erased_at = now(), version = version + 1
    where id = ${own}`.execute(tx)
  await sql`delete from order_notes where order_id = ${own}`.execute(tx)
  // What buyers, banks and the clock note is a word of the shop's own; so is the slot that an order was moved to.
  await sql`update order_changes set note = '' where order_id = ${own} and actor = 'shop' and note <> ''`.execute(
    tx,
  )
  await sql`
    update order_edits set before = before - 'shipping_address', after = after - 'shipping_address',
      reason = case when after ? 'slot' then reason else '' end
    where order_id = ${own}`.execute(tx)
}
