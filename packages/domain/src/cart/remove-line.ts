import type { Cart } from '@tsiran/contract/cart'
import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import type { Viewer, CartOwner } from '../shared/viewer.ts'
import { ownedBy } from './queries.ts'
import { selectOffers } from './find-variants.ts'
import { readCart } from './read-cart.ts'

/**
 * Takes a line out of the owner's cart and returns the cart. `id` is the product's, which takes all its variants, or the
 * line's own; the two never meet, line ids begin above all product ids. A cart that is being ordered is waited for. Refuses with `line_locked` and `not_found`.
 */
export async function removeLine(db: Db, owner: CartOwner, id: number, viewer: Viewer): Promise<Cart | null> {
  const { rows } = await sql`
    with cart as (select c.id from carts c where ${ownedBy(owner)} and c.status = 'active' for update)
    delete from cart_items i using cart
    where i.cart_id = cart.id and (i.product_id = ${id}::bigint or i.id = ${id}::bigint) returning i.id`.execute(db)
  if (rows.length === 0) {
    const [offer] = id <= 2_147_483_647 ? await selectOffers(db, id) : []
    throw new DomainError(offer?.status === 'service' ? 'line_locked' : 'not_found')
  }
  return readCart(db, owner, viewer)
}
