import { defaultLimit, type ListingParams } from './listing-params.ts'

/** Writes the address query of a listing; what has its default value is left out. Page and sort come last. */
export function writeListingParams({
  filters,
  sort,
  page,
  limit,
  ...choice
}: ListingParams): URLSearchParams {
  const query = new URLSearchParams()
  for (const name of [
    'category_id',
    'savings',
    'brand',
    'filter_brand',
    'search',
    'price',
  ] as const) {
    const value = choice[name]
    if (value) query.set(name, String(value))
  }
  for (const [name, value] of Object.entries(filters)) query.set(name, value)
  if (limit && limit !== defaultLimit) query.set('limit', String(limit))
  if (sort) query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  return query
}

/** A listing's address: its path, and its query with the commas readable. */
export function listingAddress(pathname: string, params: ListingParams): string {
  const query = writeListingParams(params).toString().replace(/%2C/g, ',')
  return query ? `${pathname}?${query}` : pathname
}

/** Whether an address came from a form: it has an empty or repeated parameter and is redirected to its canonical form. */
export const isFormAddress = (query: URLSearchParams): boolean =>
  [...query].some(([, value]) => value === '') || new Set(query.keys()).size < query.size
