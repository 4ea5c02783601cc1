import type { Filters, ProductCard, ProductsQuery } from '@tsiran/contract/catalog'
import type { PageMeta } from '@tsiran/contract/schema'
import type { Db } from '@tsiran/db/database'
import { toCard } from './catalog.ts'
import type { Viewer } from '../shared/viewer.ts'
import { pageMeta } from '../shared/pagination.ts'
import { readCriteria, readWindow } from './listing.ts'
import { selectCards } from './queries.ts'
import { readListing, toFilters } from './read-listing.ts'

export interface ProductPage {
  data: ProductCard[]
  meta: PageMeta
}

/**
 * A page of products, narrowed, sorted and counted as the query says (contract, GET /api/products). Without a category it
 * covers the whole shop; a category covers its subtree. Refuses with `not_found` and `unknown_filter`.
 */
export async function listProducts(db: Db, query: ProductsQuery, viewer: Viewer): Promise<ProductPage & Filters> {
  const criteria = readCriteria(query)
  const window = readWindow(query)
  const listing = await readListing(db, criteria, window, viewer)
  const [rows, filters] = await Promise.all([selectCards(db, listing.ids, viewer.locale), toFilters(db, listing, viewer)])
  return { data: rows.map((row) => toCard(row, viewer)), meta: pageMeta(window, listing.products), ...filters }
}
