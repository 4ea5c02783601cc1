import type { Db } from '@tsiran/db/database'
import { requireCart, saveSteps } from '../cart/checkout-steps.ts'
import type { CartOwner, Viewer } from '../shared/viewer.ts'
import { viewCart } from '../cart/cart-view.ts'
import { DomainError, fieldError } from '../errors.ts'
import { listPayments } from './methods.ts'
import { offlineOrderServices, type OrderServices } from '../order-management/order-services.ts'

/**
 * Third step: keeps the way of payment. Refuses with `cart_empty`, `step_missing` (no delivery yet), `validation_failed`
 * (none that the buyer is offered) and `credit_limit_reached`.
 */
export async function savePayment(
  db: Db,
  owner: CartOwner | undefined,
  method: string,
  viewer: Viewer,
  services: OrderServices = offlineOrderServices,
): Promise<void> {
  const cart = await requireCart(db, owner)
  if (!cart.billing_address || cart.shipping_rate === null) throw new DomainError('step_missing')
  const known = (await listPayments(db, viewer, viewCart(cart, viewer), services)).find((offered) => offered.method === method)
  if (!known) throw fieldError('payment.method', 'invalid')
  if (known.status === 'disabled') throw new DomainError('credit_limit_reached')
  await saveSteps(db, owner!, { payment_method: method })
}
