import { maxLengths, maxPage, maxPageSize } from '@tsiran/contract/limits'
import { cutText } from '../../platform/urls/cut-text.ts'

/** Products on one page of a listing (spec 1 §9). */
export const listingPageSize = 18
/** The default `limit` of an address (spec 1 §9); it means pages of {@link listingPageSize}. */
export const defaultLimit = 12
const maxFilters = 20

/** The sort select's values, in its order; the empty one is the shop's own order. */
export const sortValues = [
  '',
  'price-asc',
  'price-desc',
  'name-asc',
  'name-desc',
  'created_at-desc',
  'created_at-asc',
] as const
export type SortValue = (typeof sortValues)[number]

/** A listing's parameters. Invalid values are left out, never guessed. */
export interface ListingParams {
  category_id?: number
  savings?: boolean
  brand?: string
  filter_brand?: string
  search?: string
  /** `min,max` in drams, either may be empty; min is never above max. */
  price?: string
  sort: SortValue
  page: number
  /** Products on a page; absent for the default. */
  limit?: number
  /** `filter_{code}` to comma-joined option ids. */
  filters: Record<string, string>
}

const idList = /^[0-9]{1,9}(,[0-9]{1,9})*$/
const positive = (text: string | null) =>
  text && /^[1-9][0-9]{0,8}$/.test(text) ? Number(text) : undefined
const ids = (texts: string[]) => {
  const text = texts.filter(Boolean).join(',')
  return text.length <= 2000 && idList.test(text)
    ? [...new Set(text.split(','))].join(',')
    : undefined
}

/** `min,max` in order, from one parameter or from a form's two fields; undefined where neither is a number. */
export function readPrice(texts: readonly string[]): string | undefined {
  const text = texts.join(',')
  if (!/^[0-9]{0,9}(,[0-9]{0,9})?$/.test(text)) return undefined
  const [min = '', max = ''] = text.split(',').map((part) => part && String(Number(part)))
  if (!min && !max) return undefined
  return min && max && Number(min) > Number(max) ? `${max},${min}` : `${min},${max}`
}

/** Reads a listing's address, or its filter form. A repeated parameter is joined by commas. */
export function readListingParams(query: URLSearchParams): ListingParams {
  const filters: Record<string, string> = {}
  for (const name of query.keys()) {
    if (
      !/^filter_[a-z0-9_]{1,60}$/.test(name) ||
      name === 'filter_brand' ||
      Object.keys(filters).length === maxFilters
    )
      continue
    const value = ids(query.getAll(name))
    if (value) filters[name] = value
  }
  const limit = positive(query.get('limit'))
  const optional = {
    category_id: positive(query.get('category_id')),
    savings: query.get('savings') === 'true' || undefined,
    brand: ids(query.getAll('brand')),
    filter_brand: ids(query.getAll('filter_brand')),
    search: cutText(query.get('search')?.trim() ?? '', maxLengths.search) || undefined,
    price: readPrice(query.getAll('price')),
    limit: limit === undefined || limit === defaultLimit || limit > maxPageSize ? undefined : limit,
  }
  const given = Object.fromEntries(
    Object.entries(optional).filter(([, value]) => value !== undefined),
  ) as Partial<ListingParams>
  const sort = sortValues.find((value) => value === query.get('sort')) ?? ''
  return { ...given, sort, page: Math.min(positive(query.get('page')) ?? 1, maxPage), filters }
}

/** The API's query for a listing's page. */
export function productsQuery({ sort, filters, page, limit, ...choice }: ListingParams) {
  const [field, order] =
    sort === ''
      ? [undefined, undefined]
      : (sort.split('-') as ['price' | 'name' | 'created_at', 'asc' | 'desc'])
  return { ...choice, ...filters, sort: field, order, page, limit: limit ?? listingPageSize }
}

/** Whether `/shop/catalog` is a listing of the whole shop (R33); filters or a sort alone make one too. */
export const isWholeShopListing = ({
  savings,
  brand,
  filter_brand,
  price,
  sort,
  filters,
}: ListingParams) =>
  Boolean(savings || brand || filter_brand || price || sort) || Object.keys(filters).length > 0
