import type { Db } from '@tsiran/db/database'
import { requireCart, saveSteps } from '../cart/checkout-steps.ts'
import type { CartOwner } from '../cart/owner.ts'
import { DomainError, fieldError } from '../errors.ts'

/** Third step: keeps the way of payment. Refuses with `cart_empty`, `step_missing` (no delivery yet) and `validation_failed`. */
export async function savePayment(db: Db, owner: CartOwner | undefined, method: string): Promise<void> {
  const cart = await requireCart(db, owner)
  if (!cart.billing_address || cart.shipping_rate === null) throw new DomainError('step_missing')
  const known = await db
    .selectFrom('payment_methods')
    .select('method')
    .where('method', '=', method)
    .where('active', '=', true)
    .executeTakeFirst()
  if (!known) throw fieldError('payment.method', 'invalid')
  await saveSteps(db, owner!, { payment_method: method })
}
