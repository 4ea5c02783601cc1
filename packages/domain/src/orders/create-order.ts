import type { Tx } from '@tsiran/db/database'
import { insertOrder } from './queries.ts'
import type { OrderFields, OrderLineRow } from './order-rows.ts'

export type NewOrder = Omit<OrderFields, 'grand_total' | 'sub_total'>

/** Writes an order of a locked cart, its totals summed from its lines (drams), and returns its number and total. */
export async function createOrder(tx: Tx, cartId: number, order: NewOrder, lines: readonly OrderLineRow[]) {
  const sub_total = lines.reduce((sum, { total }) => sum + total, 0)
  const grand_total = sub_total + order.shipping_amount
  return { id: await insertOrder(tx, cartId, { ...order, sub_total, grand_total }, lines), grand_total }
}
