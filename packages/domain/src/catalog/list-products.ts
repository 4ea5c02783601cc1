import type { ProductsQuery } from '@tsiran/contract/listing'
import type { ProductCard } from '@tsiran/contract/product-card-shapes'
import type { Filters } from '@tsiran/contract/category-shapes'
import type { PageMeta } from '@tsiran/contract/schema'
import type { Db } from '@tsiran/db/database'
import { toCard } from './catalog.ts'
import type { CardViewer } from './offer.ts'
import { pageMeta } from '../shared/pagination.ts'
import { readCriteria, readWindow } from './listing.ts'
import { selectCards } from './card-queries.ts'
import { selectNames } from './select-names.ts'
import { readListing, toFilters } from './read-listing.ts'

export interface ProductPage {
  data: ProductCard[]
  meta: PageMeta
}

/**
 * A page of products with the filters and counts of the listing (GET /api/products). Without a category it covers the whole
 * shop; a category includes its subtree. Prices sort and narrow as the viewer pays them. Refuses with `not_found` and `unknown_filter`.
 */
export async function listProducts(
  db: Db,
  query: ProductsQuery,
  viewer: CardViewer,
  readNames = selectNames,
): Promise<ProductPage & Filters> {
  const criteria = readCriteria(query, viewer)
  const window = readWindow(query)
  const listing = await readListing(db, { criteria, window, locale: viewer.locale })
  const [rows, filters] = await Promise.all([
    selectCards(db, listing.ids, viewer),
    toFilters(db, listing, viewer.locale, readNames),
  ])
  return {
    data: rows.map((row) => toCard(row, viewer)),
    meta: pageMeta(window, listing.products),
    ...filters,
  }
}
