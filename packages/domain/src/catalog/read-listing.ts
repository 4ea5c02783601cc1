import type { Filters } from '@tsiran/contract/catalog'
import type { Db } from '@tsiran/db/database'
import { DomainError } from '../errors.ts'
import { imageUrl } from '../media/media.ts'
import type { Viewer } from '../shared/viewer.ts'
import { findMatch } from './find-match.ts'
import type { Criteria, OptionChoice, PageWindow } from './listing.ts'
import { selectListing, type ListingRow } from './listing-queries.ts'
import { selectAttributesByCode, selectFacetLabels } from './queries.ts'

const maxFilters = 40
/** Drams; the price slider's end where nothing is listed (spec 1 §9). */
const defaultMaxPrice = 1000

/** A page of a list with what was asked of it. */
export interface Listing extends ListingRow {
  /** Options and brands that were chosen, and exist. */
  chosen: { options: number[]; brands: number[] }
}

/** Finds a page of a list. Refuses with `unknown_filter` on a code that is no attribute's, `not_found` on an unknown category. */
export async function readListing(db: Db, criteria: Criteria, window: PageWindow, { locale }: Viewer): Promise<Listing> {
  const choices = await resolveFilters(db, criteria.filters)
  const match = criteria.search === undefined ? undefined : await findMatch(db, criteria.search, locale)
  const listing = await selectListing(db, { ...criteria, choices, match }, window, locale)
  if (!listing) throw new DomainError('not_found')
  return { ...listing, chosen: { options: choices.flatMap(({ asked }) => asked), brands: criteria.brands ?? [] } }
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

/** What a list can be narrowed by, with the number of products behind each choice. Chosen options stay, at 0 if need be. */
export async function toFilters(db: Db, listing: Listing, { locale }: Viewer): Promise<Filters> {
  const optionIds = [...new Set([...Object.keys(listing.options).map(Number), ...listing.chosen.options])]
  const brandIds = [...new Set([...Object.keys(listing.brands).map(Number), ...listing.chosen.brands])]
  const { attributes, brands } = await selectFacetLabels(db, optionIds, brandIds, locale)
  return {
    filter: attributes.map(({ options, ...attribute }) => ({
      ...attribute,
      options: options.map((option) => ({ ...option, count: listing.options[option.id] ?? 0 })),
    })),
    min_price: listing.min_price ?? 0,
    max_price: listing.max_price ?? defaultMaxPrice,
    brands: brands.map(({ id, label, logo }) => ({ id, label, path: imageUrl(logo, 'medium'), count: listing.brands[id] ?? 0 })),
  }
}
