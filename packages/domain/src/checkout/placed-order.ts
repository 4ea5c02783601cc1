import type { Locale } from '@tsiran/contract/locale'
import type { PlacedOrder } from '@tsiran/contract/order-shapes'
import type { Db } from '@tsiran/db/database'
import { markUnsold } from '../catalog/mark-unsold.ts'
import { isOrderedBy } from '../cart/lock-cart.ts'
import type { CartOwner } from '../shared/viewer.ts'
import { viewOrder } from '../orders/order-view.ts'
import { findOrderIfAny } from '../orders/read-order.ts'

/**
 * An order for the one who placed it: the customer, or for a day the browser with the guest's cart. Null for anybody else, whether
 * the order exists or not (R25).
 */
export async function readPlacedOrder(
  db: Db,
  owner: CartOwner | undefined,
  { id, locale }: { id: number; locale: Locale },
): Promise<PlacedOrder | null> {
  const order = owner && (await findOrderIfAny(db, id))
  if (!order) return null
  const isOwn =
    'customerId' in owner
      ? order.customer_id === owner.customerId
      : await isOrderedBy(db, owner, order.cart_id)
  if (!isOwn) return null
  const {
    billing_address: _billing,
    shipping_address: _shipping,
    description: _description,
    ...placed
  } = viewOrder(order, locale)
  return { ...placed, items: await markUnsold(db, placed.items) }
}
