import type { Db } from '@tsiran/db/database'
import { requireCart, saveSteps } from '../cart/checkout-steps.ts'
import type { CartOwner, Viewer } from '../shared/viewer.ts'
import { viewCart, type ShownCart } from '../cart/cart-view.ts'
import { DomainError, fieldError } from '../errors.ts'
import { listPayments } from './methods.ts'
import { paymentOffers } from './offered-methods.ts'
import { offlineOrderServices, type OrderServices } from '../order-management/order-services.ts'

interface PaymentStep {
  method: string
  viewer: Viewer
  services?: OrderServices | undefined
}

/**
 * Third step: stores the payment method. Returns the cart. Refuses with `cart_empty`, `step_missing` (no delivery yet),
 * `validation_failed` (a method that the buyer is not offered) and `credit_limit_reached`.
 */
export async function savePayment(
  db: Db,
  owner: CartOwner | undefined,
  { method, viewer, services = offlineOrderServices }: PaymentStep,
): Promise<ShownCart> {
  const { offers, ...cart } = await requireCart(db, owner, { offers: paymentOffers })
  if (!cart.billing_address || cart.shipping_rate === null) throw new DomainError('step_missing')
  const offered = (
    await listPayments(db, viewer, { cart: viewCart(cart, viewer), services, offers })
  ).find((listed) => listed.method === method)
  if (!offered) throw fieldError('payment.method', 'invalid')
  if (offered.status === 'disabled') throw new DomainError('credit_limit_reached')
  await saveSteps(db, owner!, { payment_method: method })
  return { ...cart, payment_method: method }
}
