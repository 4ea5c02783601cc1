import type { Cart } from '@tsiran/contract/cart-shapes'
import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import type { Viewer, CartOwner } from '../shared/viewer.ts'
import { ownedBy } from './queries.ts'
import { selectOffers } from './find-variants.ts'
import { readCart } from './read-cart.ts'

/**
 * Removes lines from the owner's cart and returns the cart. `id` is a product's, for all its variants, or a line's: line ids start
 * above all product ids. Waits for a cart that is being ordered. Refuses with `line_locked` and `not_found`.
 */
export async function removeLine(
  db: Db,
  owner: CartOwner,
  id: number,
  viewer: Viewer,
): Promise<Cart | null> {
  const { rows } = await sql`
    with cart as (select c.id from carts c where ${ownedBy(owner)} and c.status = 'active' for update)
    delete from cart_items i using cart
    where i.cart_id = cart.id and (i.product_id = ${id}::bigint or i.id = ${id}::bigint) returning i.id`.execute(
    db,
  )
  if (rows.length === 0) {
    const [offer] = id <= 2_147_483_647 ? await selectOffers(db, id) : []
    throw new DomainError(offer?.status === 'service' ? 'line_locked' : 'not_found')
  }
  return readCart(db, owner, viewer)
}
