import type { ProductsQuery } from '@tsiran/contract/listing'
import type { Filters } from '@tsiran/contract/category-shapes'
import type { Db } from '@tsiran/db/database'
import type { CardViewer } from './offer.ts'
import { readCriteria } from './listing.ts'
import { selectNames } from './select-names.ts'
import { readListing, toFilters } from './read-listing.ts'

/** The filters of a viewer's listing, with product counts. Refuses with `not_found` and `unknown_filter`. */
export async function getFilters(
  db: Db,
  query: Partial<ProductsQuery>,
  viewer: CardViewer,
  readNames = selectNames,
): Promise<Filters> {
  const criteria = readCriteria(query, viewer)
  const { locale } = viewer
  const window = { sort: 'position', order: 'asc', page: 1, limit: 0, facets: true } as const
  const listing = await readListing(db, { criteria, window, locale })
  return toFilters(db, listing, locale, readNames)
}
