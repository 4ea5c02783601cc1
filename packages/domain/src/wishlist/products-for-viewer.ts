import type { ProductsQuery } from '@tsiran/contract/listing'
import type { Product } from '@tsiran/contract/product-shapes'
import type { Comparison } from '@tsiran/contract/product-card-shapes'
import type { Db } from '@tsiran/db/database'
import { compareProducts } from '../catalog/compare-products.ts'
import { getProduct } from '../catalog/get-product.ts'
import { listProducts } from '../catalog/list-products.ts'
import type { ReadNames } from '../catalog/names.ts'
import {
  searchProducts,
  type FindPage,
  type SearchQuery,
} from '../catalog/search/search-products.ts'
import type { Viewer } from '../shared/viewer.ts'

// The catalogue's products with the viewer's favourites marked: a use case of the catalogue knows no wishlist.

/** As {@link listProducts}, with `is_wishlisted`. */
export async function listProductsFor(
  db: Db,
  query: ProductsQuery,
  viewer: Viewer,
  readNames?: ReadNames,
): ReturnType<typeof listProducts> {
  const page = await listProducts(db, query, viewer, readNames)
  await markWishlisted(db, viewer, page.data)
  return page
}

/** As {@link searchProducts}, with `is_wishlisted`. */
export async function searchProductsFor(
  db: Db,
  query: SearchQuery,
  viewer: Viewer,
  find: FindPage,
): ReturnType<typeof searchProducts> {
  const page = await searchProducts(db, query, viewer, find)
  await markWishlisted(db, viewer, page.data)
  return page
}

/** As {@link getProduct}, with `is_wishlisted`, also of the related products. */
export async function getProductFor(
  db: Db,
  key: Parameters<typeof getProduct>[1],
  viewer: Viewer,
  readNames?: ReadNames,
): Promise<Product> {
  const product = await getProduct(db, key, viewer, readNames)
  await markWishlisted(db, viewer, [product, ...product.related_products])
  return product
}

/** As {@link compareProducts}, with `is_wishlisted`. */
export async function compareProductsFor(db: Db, ids: string, viewer: Viewer): Promise<Comparison> {
  const comparison = await compareProducts(db, ids, viewer)
  await markWishlisted(db, viewer, comparison.products)
  return comparison
}

/** Sets `is_wishlisted` on the viewer's favourites among products; a guest has none. Changes the objects it gets. */
async function markWishlisted(
  db: Db,
  { customerId }: Viewer,
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
