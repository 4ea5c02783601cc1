import type { Filters, ProductsQuery } from '@tsiran/contract/catalog'
import type { Db } from '@tsiran/db/database'
import type { Viewer } from '../shared/viewer.ts'
import { readCriteria } from './listing.ts'
import { readListing, toFilters } from './read-listing.ts'

/** What the listing of a category, of savings, brands or a search can be narrowed by. Refuses with `not_found` and `unknown_filter`. */
export async function getFilters(db: Db, query: Partial<ProductsQuery>, viewer: Viewer): Promise<Filters> {
  const criteria = readCriteria(query)
  const listing = await readListing(db, criteria, { sort: 'position', order: 'asc', page: 1, limit: 0, facets: true }, viewer)
  return toFilters(db, listing, viewer)
}
