import type { ProductCard } from '@tsiran/contract/product-card-shapes'
import type { Db } from '@tsiran/db/database'
import type { Viewer } from '../shared/viewer.ts'
import { listCards } from '../catalog/list-cards.ts'

export interface WishlistItem {
  id: number
  product: ProductCard
}

/** A customer's favourites, newest first; products that are no longer listed are left out. */
export async function listWishlist(
  db: Db,
  customerId: number,
  viewer: Pick<Viewer, 'locale' | 'companyId'>,
): Promise<WishlistItem[]> {
  const rows = await db
    .selectFrom('wishlist_items')
    .select(['id', 'product_id'])
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .execute()
  const itemIds = new Map(rows.map(({ id, product_id }) => [product_id, id]))
  const cards = await listCards(db, [...itemIds.keys()], viewer)
  return cards.map((card) => ({
    id: itemIds.get(card.id)!,
    product: { ...card, is_wishlisted: true },
  }))
}
