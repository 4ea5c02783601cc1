import type { Db } from '@tsiran/db/database'
import { fillCart, type Filled } from '../quick-order/order-to-cart.ts'
import { findList } from './read-lists.ts'
import type { SignedInViewer } from '../shared/viewer.ts'

/**
 * Adds a list's lines to the person's cart, at current prices and within the stock. Reports skipped lines: gone, or already in the
 * cart. Refuses with `not_found`.
 */
export async function listToCart(db: Db, id: number, reader: SignedInViewer): Promise<Filled> {
  const { lines } = await findList(db, id, reader)
  const wanted = lines.map(({ variant, quantity }) => ({
    variant,
    variantId: variant.variant_id,
    quantity,
  }))
  return fillCart(db, { customerId: reader.customerId }, wanted, reader)
}
