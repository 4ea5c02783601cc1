import { prepared } from '@tsiran/db/prepared'
import { sql } from 'kysely'
import type { Order } from '@tsiran/contract/order-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { markUnsold } from '../catalog/mark-unsold.ts'
import { DomainError } from '../errors.ts'
import { viewOrder } from './order-view.ts'
import { selectOrders } from './queries.ts'
import type { OrderRow } from './order-rows.ts'

/** The stored order with this number; the caller checks its owner. */
export const findOrderIfAny = async (db: Db, id: number): Promise<OrderRow | undefined> =>
  (await selectOrders(db, [id]))[0]

/** The stored order with this number, for a caller with a known right to it. Refuses with `not_found`. */
export async function findOrder(db: Db, id: number): Promise<OrderRow> {
  const order = await findOrderIfAny(db, id)
  if (!order) throw new DomainError('not_found')
  return order
}

/** A customer's own order. Refuses with `not_found`, also for another customer's. */
export async function readOwnOrder(
  db: Db,
  { customerId, id, locale }: { customerId: number; id: number; locale: Locale },
): Promise<Order> {
  const order = viewOrder(await findOwnOrder(db, customerId, id), locale)
  return { ...order, items: await markUnsold(db, order.items) }
}

/** The stored order of a customer. Refuses with `not_found`. */
export async function findOwnOrder(db: Db, customerId: number, id: number): Promise<OrderRow> {
  const [order] = await selectOrders(db, [id])
  if (order?.customer_id !== customerId) throw new DomainError('not_found')
  return order
}

/** The latest order of these carts that waits for its payment and holds its stock, or that one of them. */
export async function findHeldOrder(
  db: Db,
  cartIds: readonly number[],
  id?: number,
): Promise<OrderRow | undefined> {
  const { rows } = await sql<{ id: number }>`${prepared}
    select id from orders
    where cart_id = any(${cartIds}::bigint[]) and status = 'pending_payment' and holds_stock
      and id = coalesce(${id ?? null}::bigint, id)
    order by id desc limit 1`.execute(db)
  return rows[0] && findOrderIfAny(db, rows[0].id)
}

/** Number of a cart's order; undefined while it is not ordered. */
export async function findOrderOfCart(db: Db, cartId: number): Promise<number | undefined> {
  const { rows } = await sql<{
    id: number
  }>`${prepared} select id from orders where cart_id = ${cartId}`.execute(db)
  return rows[0]?.id
}
