import type { Db } from '@tsiran/db/database'
import { requireCart, saveSteps } from '../cart/checkout-steps.ts'
import { deliveryRate, priceCart } from '../cart/cart-view.ts'
import type { CartOwner } from '../shared/viewer.ts'
import { DomainError, fieldError } from '../errors.ts'
import { isMethod } from './methods.ts'

/**
 * Second step: stores the delivery method and the rate that the answer shows. `code` is the method's name in `listShippings`,
 * repeated with an underscore (R44). The subtotal at the viewer's prices, by default a guest's, decides whether delivery is free. Refuses with `cart_empty`, `step_missing` (no address yet) and `validation_failed`.
 */
export async function saveShipping(
  db: Db,
  owner: CartOwner | undefined,
  code: string,
  viewer: Parameters<typeof priceCart>[1] = { companyId: null },
): Promise<void> {
  const cart = await requireCart(db, owner)
  if (!cart.billing_address) throw new DomainError('step_missing')
  const found = await db
    .selectFrom('shipping_methods')
    .select(['code', 'rate', 'free_from'])
    .where(isMethod(code))
    .where('active', '=', true)
    .executeTakeFirst()
  if (!found) throw fieldError('shipping_method', 'invalid')
  await saveSteps(db, owner!, {
    shipping_method: found.code,
    seen_shipping: deliveryRate(found, priceCart(cart, viewer).subTotal),
  })
}
