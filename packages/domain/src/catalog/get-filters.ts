import type { ProductsQuery } from '@tsiran/contract/catalog'
import type { Filters } from '@tsiran/contract/category-shapes'
import type { Db } from '@tsiran/db/database'
import type { Viewer } from '../shared/viewer.ts'
import { readCriteria } from './listing.ts'
import { selectNames } from './names.ts'
import { readListing, toFilters } from './read-listing.ts'

/** The filters of a listing, with product counts. Refuses with `not_found` and `unknown_filter`. */
export async function getFilters(
  db: Db,
  query: Partial<ProductsQuery>,
  { locale }: Pick<Viewer, 'locale'>,
  readNames = selectNames,
): Promise<Filters> {
  const criteria = readCriteria(query)
  const window = { sort: 'position', order: 'asc', page: 1, limit: 0, facets: true } as const
  const listing = await readListing(db, { criteria, window, locale })
  return toFilters(db, listing, locale, readNames)
}
