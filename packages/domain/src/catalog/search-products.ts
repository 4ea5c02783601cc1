import type { Db } from '@tsiran/db/database'
import { pageMeta, toCard, type Viewer } from './catalog.ts'
import type { ProductPage } from './list-products.ts'
import { readCriteria, readWindow } from './listing.ts'
import { selectCards } from './queries.ts'
import { readListing } from './read-listing.ts'

export interface SearchQuery {
  search: string
  category_id?: number
  page?: number
  limit?: number
}

/**
 * Products in whose names (any language), brand or sku all words of a text are found, best match first. A text without
 * letters or digits finds nothing. Refuses with `not_found` on an unknown category.
 */
export async function searchProducts(db: Db, { search, category_id, page, limit }: SearchQuery, viewer: Viewer): Promise<ProductPage> {
  const query = { search, ...(category_id && { category_id }), ...(page && { page }), ...(limit && { limit }) }
  const window = { ...readWindow(query), facets: false }
  const listing = await readListing(db, readCriteria(query), window, viewer)
  const rows = await selectCards(db, listing.ids, viewer.locale)
  return { data: rows.map((row) => toCard(row, viewer)), meta: pageMeta(window.page, window.limit, listing.products) }
}
