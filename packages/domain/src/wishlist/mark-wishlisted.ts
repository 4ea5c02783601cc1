import type { Db } from '@tsiran/db/database'

/** Sets `is_wishlisted` on a customer's favourites; a guest (null) has none. Mutates the given products. */
export async function markWishlisted(
  db: Db,
  customerId: number | null,
  products: readonly { id: number; is_wishlisted: boolean }[],
): Promise<void> {
  if (customerId === null || products.length === 0) return
  const rows = await db
    .selectFrom('wishlist_items')
    .select('product_id')
    .where('customer_id', '=', customerId)
    .where(
      'product_id',
      'in',
      products.map(({ id }) => id),
    )
    .execute()
  const favourites = new Set(rows.map(({ product_id }) => product_id))
  for (const product of products) product.is_wishlisted = favourites.has(product.id)
}
