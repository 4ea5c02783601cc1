import type { Filters } from '@tsiran/contract/category-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { DomainError } from '../errors.ts'
import { imageUrl } from '../media/media.ts'
import { findMatch } from './search/find-match.ts'
import type { Criteria, OptionChoice, PageWindow } from './listing.ts'
import type { ListingRow } from './listing-queries.ts'
import {
  byPosition,
  bySortOrder,
  namesOf,
  type Names,
  type OptionName,
  type ReadNames,
} from './names.ts'
import { selectAttributesByCode } from './queries.ts'
import { selectListing } from './select-listing.ts'
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
export async function toFilters(
  db: Db,
  listing: Listing,
  locale: Locale,
  readNames: ReadNames,
): Promise<Filters> {
  const options = idsOf(listing.options, listing.chosen.options)
  const brands = idsOf(listing.brands, listing.chosen.brands)
  const names = await readNames(db, { options, brands }, locale)
  return {
    filter: optionFilters(listing, names, options),
    min_price: listing.min_price ?? 0,
    max_price: listing.max_price ?? defaultMaxPrice,
    brands: namesOf(names.brands, brands)
      .sort((one, other) => one.place - other.place)
      .map(({ id, label, logo }) => ({
        id,
        label,
        path: imageUrl(logo, 'medium'),
        count: listing.brands[id] ?? 0,
      })),
  }
}

const idsOf = (counts: ListingRow['options'], chosen: readonly number[]) => [
  ...new Set([...Object.keys(counts).map(Number), ...chosen]),
]

/** Filterable attributes by their place, each with its options by theirs. */
function optionFilters(listing: Listing, names: Names, ids: readonly number[]): Filters['filter'] {
  const options = Map.groupBy(namesOf(names.options, ids), ({ attribute_id }) => attribute_id)
  const view = ({ id, label, swatch_value, swatch_image }: OptionName) => ({
    id,
    label,
    ...swatchView({ swatch_value, swatch_image }),
    count: listing.options[id] ?? 0,
  })
  return namesOf(names.attributes, options.keys())
    .filter(({ filterable }) => filterable)
    .sort(byPosition)
    .map(({ id, code, label, type }) => ({
      id,
      code,
      label,
      type,
      options: options.get(id)!.sort(bySortOrder).map(view),
    }))
}
