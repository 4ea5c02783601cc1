import type { Tx } from '@tsiran/db/database'
import { closeReopenedCart, reopenCart } from '../cart/reopen-cart.ts'
import { completeRequests, returnRequests } from '../companies/move-requests.ts'
import { givePlace } from '../delivery/take-place.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import { transitionOrder, type OrderChange } from '../orders/order-status.ts'
import { restoreStock } from './stock-of-order.ts'

/**
 * Restores the stock, the cart and the place in the slot of a locked order. The cart comes first and the slot last, in the lock order of
 * place-order.
 */
export async function releaseOrder(tx: Tx, order: OrderRow): Promise<void> {
  await returnCart(tx, order)
  await restoreStock(tx, order)
  await givePlace(tx, order)
}

/** Reopens the cart of a locked order for the buyer, with the company requests in it. */
export async function returnCart(tx: Tx, order: OrderRow): Promise<void> {
  await reopenCart(tx, order.cart_id)
  await returnRequests(tx, order.id)
}

/**
 * Closes the reopened cart of a locked order that was paid late, and completes its requests. False where the buyer has ordered that
 * cart again meanwhile.
 */
export async function takeCartBack(tx: Tx, order: OrderRow): Promise<boolean> {
  const cart = await closeReopenedCart(tx, order.cart_id)
  if (cart === 'ordered') return false
  if (cart !== undefined) await completeRequests(tx, cart, order.id)
  return true
}

/** Cancels a locked order that was not paid and restores the buyer's cart. Does nothing where the order no longer waits. */
export async function dropOrder(
  tx: Tx,
  order: OrderRow,
  { actor, note }: Pick<OrderChange, 'actor'> & { note: string },
): Promise<void> {
  if (order.status !== 'pending_payment') return
  await transitionOrder(tx, order.id, { to: 'canceled', actor, note })
  await releaseOrder(tx, order)
}
