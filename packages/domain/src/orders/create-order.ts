import type { Tx } from '@tsiran/db/database'
import type { StaffActor } from '../shared/actor.ts'
import { bufferOf } from '../shared/buffer.ts'
import { insertOrder } from './insert-order.ts'
import type { OrderFields } from './order-rows.ts'
import type { NewOrderLine } from './order-line-rows.ts'

export type NewOrder = Omit<OrderFields, 'grand_total' | 'sub_total' | 'buffer'>

interface OrderOfCart {
  cartId: number
  /** Hash of a guest's network; null where orders are not limited. */
  network: string | null
  order: NewOrder
  lines: readonly NewOrderLine[]
  /** Who took the order for the buyer; undefined where the buyer ordered. */
  by?: StaffActor | undefined
}

/** Inserts the order of a locked cart with the totals of its lines and closes the cart. Returns its number and total in drams. */
export async function createOrder(tx: Tx, { order, lines, ...call }: OrderOfCart) {
  const sub_total = lines.reduce((sum, { total }) => sum + total, 0)
  const grand_total = sub_total + order.shipping_amount
  const buffer = bufferOf(
    lines.map(({ total, portion_grams = null }) => ({ total, portion_grams })),
  )
  return {
    id: await insertOrder(tx, {
      ...call,
      order: { ...order, sub_total, grand_total, buffer },
      lines,
    }),
    grand_total,
  }
}
