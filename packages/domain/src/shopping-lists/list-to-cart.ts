import type { Db } from '@tsiran/db/database'
import { fillCart, type Filled } from '../quick-order/order-to-cart.ts'
import { findList } from './read-lists.ts'
import type { SignedInViewer } from '../shared/viewer.ts'

/**
 * Puts a list's lines into the person's cart, at today's prices and as far as the stock goes. What is gone or there already is left
 * out and named. Refuses with `not_found`.
 */
export async function listToCart(db: Db, id: number, reader: SignedInViewer): Promise<Filled> {
  const { lines } = await findList(db, id, reader)
  const wanted = lines.map(({ variant, quantity }) => ({ variant, variantId: variant.variant_id, quantity }))
  return fillCart(db, { customerId: reader.customerId }, wanted, reader)
}
