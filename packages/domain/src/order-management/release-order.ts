import type { Tx } from '@tsiran/db/database'
import { closeReopenedCart, reopenCart } from '../cart/reopen-cart.ts'
import { completeRequests, returnRequests } from '../companies/move-requests.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import { transitionOrder, type OrderChange } from '../orders/order-status.ts'
import { restoreStock } from './stock-of-order.ts'

/** Gives a locked order's goods back to the shelf and its cart to the buyer. The cart goes first, as in place-order. */
export async function releaseOrder(tx: Tx, order: OrderRow): Promise<void> {
  await returnCart(tx, order)
  await restoreStock(tx, order)
}

/** Gives a locked order's cart back to the buyer, with the requests of the company that it had taken in. */
export async function returnCart(tx: Tx, order: OrderRow): Promise<void> {
  await reopenCart(tx, order.cart_id)
  await returnRequests(tx, order.id)
}

/**
 * A locked order was paid after its cart had gone back: the cart is taken away again, and its requests are ordered. False where the
 * buyer has ordered that cart meanwhile: the goods are on their way already.
 */
export async function takeCartBack(tx: Tx, order: OrderRow): Promise<boolean> {
  const cart = await closeReopenedCart(tx, order.cart_id)
  if (cart === 'ordered') return false
  if (cart !== undefined) await completeRequests(tx, cart, order.id)
  return true
}

/** Cancels a locked order that was not paid; the buyer's cart is as it was. One that is past waiting stays as it is. */
export async function dropOrder(tx: Tx, order: OrderRow, actor: OrderChange['actor'], note: string): Promise<void> {
  if (order.status !== 'pending_payment') return
  await transitionOrder(tx, order.id, { to: 'canceled', actor, note })
  await releaseOrder(tx, order)
}
