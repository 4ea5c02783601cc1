import type { Db } from '@tsiran/db/database'
import { requireCart, saveSteps } from '../cart/checkout-steps.ts'
import type { CartOwner } from '../shared/viewer.ts'
import { DomainError, fieldError } from '../errors.ts'
import { isMethod } from './methods.ts'

/**
 * Second step: keeps the way of delivery, and its rate as the answer shows it. `code` is the method's name as `listShippings` has
 * it, repeated with an underscore (R44). Refuses with `cart_empty`, `step_missing` (no address yet) and `validation_failed`.
 */
export async function saveShipping(db: Db, owner: CartOwner | undefined, code: string): Promise<void> {
  const cart = await requireCart(db, owner)
  if (!cart.billing_address) throw new DomainError('step_missing')
  const known = await db
    .selectFrom('shipping_methods')
    .select(['code', 'rate'])
    .where(isMethod(code))
    .where('active', '=', true)
    .executeTakeFirst()
  if (!known) throw fieldError('shipping_method', 'invalid')
  await saveSteps(db, owner!, { shipping_method: known.code, seen_shipping: known.rate })
}
