import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import type { RawBuilder } from 'kysely'
import { offsetOf } from '../shared/pagination.ts'
import { deepNamePage } from './bucket-queries.ts'
import { priceRangePage } from './price-range-page.ts'
import { chosenFacets, isWhole, type PageWindow } from './listing.ts'
import {
  maxDrams,
  narrowedListing,
  precomputedListing,
  sortKey,
  type ListingRow,
  type Resolved,
} from './listing-queries.ts'
import type { Match } from './search/search-match.ts'
import { selectMatches } from './search/select-matches.ts'

/** Criteria whose search is understood, but not made yet. */
interface Matched extends Omit<Resolved, 'matches'> {
  /** Undefined without a search, and where a search finds nothing. */
  match: Match | undefined
}

interface ListingQuery {
  criteria: Resolved
  window: PageWindow
  locale: Locale
}

/**
 * Reads a page of a list. Without facets or a search it uses an index and precomputed counts, for a price range in
 * the whole shop its buckets, otherwise one pass over the matching rows. Undefined where the category does not exist or is hidden.
 */
export async function selectListing(
  db: Db,
  {
    criteria: { match, ...chosen },
    window,
    locale,
  }: Omit<ListingQuery, 'criteria'> & { criteria: Matched },
) {
  const matches =
    match &&
    (await selectMatches(db, match, {
      categoryId: chosen.categoryId,
      isRanked: window.sort === 'relevance',
    }))
  const criteria = { ...chosen, matches }
  return (await listingQuery({ criteria, window, locale }).execute(db)).rows[0]
}

/** From this row on a page by name is found by buckets of names: its rows have to be read from the table, not from an index alone. */
const deep = 2000

function listingQuery({ criteria, window, locale }: ListingQuery): RawBuilder<ListingRow> {
  const { categoryId, savings, prices, minPrice, maxPrice } = criteria
  const isShop = categoryId === undefined && !savings
  if (isWhole(criteria) && chosenFacets(criteria) === 0)
    return isShop && window.sort === 'name' && offsetOf(window) >= deep
      ? deepNamePage(window, locale)
      : precomputedListing(criteria, window, locale)
  const [from, to] = [minPrice ?? 0, maxPrice ?? maxDrams]
  // Buckets have retail prices (docs/decisions/0037-company-prices-in-lists.md).
  const isCounted = isShop && prices === 'retail'
  const isPriced = minPrice !== undefined || maxPrice !== undefined
  // Of a range without prices the planner knows nothing.
  return isCounted && isWhole(criteria) && chosenFacets(criteria) === 1 && isPriced && from <= to
    ? priceRangePage({ from, to, key: sortKey(criteria, window, locale), window })
    : narrowedListing(criteria, window, locale)
}
