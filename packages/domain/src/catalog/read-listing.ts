import type { Filters } from '@tsiran/contract/category-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { DomainError } from '../errors.ts'
import { imageUrl } from '../media/media.ts'
import { findMatch } from './find-match.ts'
import type { Criteria, OptionChoice, PageWindow } from './listing.ts'
import type { ListingRow } from './listing-queries.ts'
import { selectListing } from './select-listing.ts'
import { selectAttributesByCode, selectFacetLabels } from './queries.ts'
import { swatchView } from './swatch.ts'

const maxFilters = 40
/** Drams; upper end of the price slider of an empty list (spec 1 §9). */
const defaultMaxPrice = 1000

/** A page of a list with the chosen facets. */
export interface Listing extends ListingRow {
  /** Chosen options and brands that exist. */
  chosen: { options: number[]; brands: number[] }
}

/** Reads a page of a list. Refuses with `unknown_filter` on an unknown attribute code, `not_found` on an unknown category. */
export async function readListing(
  db: Db,
  { criteria, window, locale }: { criteria: Criteria; window: PageWindow; locale: Locale },
): Promise<Listing> {
  const choices = await resolveFilters(db, criteria.filters)
  const match =
    criteria.search === undefined ? undefined : await findMatch(db, criteria.search, locale)
  const listing = await selectListing(db, {
    criteria: { ...criteria, choices, match },
    window,
    locale,
  })
  if (!listing) throw new DomainError('not_found')
  return {
    ...listing,
    chosen: { options: choices.flatMap(({ asked }) => asked), brands: criteria.brands ?? [] },
  }
}

async function resolveFilters(db: Db, filters: Criteria['filters']): Promise<OptionChoice[]> {
  if (filters.size === 0) return []
  if (filters.size > maxFilters) throw new DomainError('unknown_filter')
  const attributes = await selectAttributesByCode(db, [...filters.keys()])
  if (attributes.length < filters.size) throw new DomainError('unknown_filter')
  return attributes.map(({ code, option_ids }) => {
    const own = new Set(option_ids)
    return { asked: filters.get(code)!.filter((id) => own.has(id)), own: option_ids }
  })
}

/** The filters of a list, with the number of products per choice. Chosen options stay, even at 0. */
export async function toFilters(db: Db, listing: Listing, locale: Locale): Promise<Filters> {
  const optionIds = [
    ...new Set([...Object.keys(listing.options).map(Number), ...listing.chosen.options]),
  ]
  const brandIds = [
    ...new Set([...Object.keys(listing.brands).map(Number), ...listing.chosen.brands]),
  ]
  const { attributes, brands } = await selectFacetLabels(db, { optionIds, brandIds, locale })
  return {
    filter: attributes.map(({ options, ...attribute }) => ({
      ...attribute,
      options: options.map(({ id, label, ...swatch }) => ({
        id,
        label,
        ...swatchView(swatch),
        count: listing.options[id] ?? 0,
      })),
    })),
    min_price: listing.min_price ?? 0,
    max_price: listing.max_price ?? defaultMaxPrice,
    brands: brands.map(({ id, label, logo }) => ({
      id,
      label,
      path: imageUrl(logo, 'medium'),
      count: listing.brands[id] ?? 0,
    })),
  }
}
