import type { ProductsQuery } from '@tsiran/contract/listing'
import { priceListOf, type PriceList, type PriceViewer } from '../shared/viewer.ts'

/** Filters of a list: values of one filter are alternatives, all filters must hold. */
export interface Criteria {
  categoryId: number | undefined
  savings: boolean
  /** Brand ids; undefined is any brand. */
  brands: number[] | undefined
  /** Attribute code to option ids. */
  filters: Map<string, number[]>
  /** Search text; undefined is no search, a text without letters and digits finds nothing. */
  search: string | undefined
  /** Whose prices the list is sorted and narrowed by. */
  prices: PriceList
  /** Drams. */
  minPrice: number | undefined
  maxPrice: number | undefined
  /** Product ids. */
  ids: number[] | undefined
}

export type Sort = 'position' | 'price' | 'name' | 'created_at' | 'ids' | 'relevance'

/** Page and order of a list. */
export interface PageWindow {
  sort: Sort
  order: 'asc' | 'desc'
  page: number
  limit: number
  /** Whether to count brands and options. */
  facets: boolean
}

const maxId = 2_147_483_647

/** Parses comma-joined ids; ids out of range are left out. */
export const parseIds = (text: string): number[] =>
  [...new Set(text.split(',').map(Number))].filter((id) => id > 0 && id <= maxId)

const drams = (text: string | undefined): number | undefined =>
  text ? Math.min(Number(text), Number.MAX_SAFE_INTEGER) : undefined

/** Parses the filters of a viewer's listing query. `brand` and `filter_brand` mean the same and add up. */
export function readCriteria(query: Partial<ProductsQuery>, viewer: PriceViewer): Criteria {
  const brands = [query.brand, query.filter_brand].filter((text) => text !== undefined)
  const filters = Object.entries(query).filter(
    (entry): entry is [string, string] =>
      entry[0].startsWith('filter_') && entry[0] !== 'filter_brand' && typeof entry[1] === 'string',
  )
  const [min, max] = (query.price ?? '').split(',')
  return {
    categoryId: query.category_id,
    savings: query.savings ?? false,
    brands: brands.length > 0 ? parseIds(brands.join(',')) : undefined,
    filters: new Map(filters.map(([name, text]) => [name.slice('filter_'.length), parseIds(text)])),
    search: query.search,
    prices: priceListOf(viewer),
    minPrice: drams(min),
    maxPrice: drams(max),
    ids: query.ids === undefined ? undefined : parseIds(query.ids),
  }
}

/** Parses page and order. The default order is that of `ids`, else the best match, else the shop's position. */
export function readWindow(query: Partial<ProductsQuery>, defaultLimit = 12): PageWindow {
  const natural =
    query.ids !== undefined ? 'ids' : query.search !== undefined ? 'relevance' : 'position'
  const sort = query.sort ?? natural
  return {
    sort,
    order: query.sort ? (query.order ?? 'asc') : 'asc',
    page: query.page ?? 1,
    limit: query.limit ?? defaultLimit,
    facets: true,
  }
}

/**
 * True for a category, the shop or its savings with facets (brands, options, price) only: those counts are precomputed. Companies'
 * savings are counted row by row.
 */
export const isWhole = ({ categoryId, savings, prices, search, ids }: Criteria): boolean =>
  (!savings || (categoryId === undefined && prices === 'retail')) &&
  search === undefined &&
  ids === undefined

/** Number of chosen facets. */
export const chosenFacets = ({ brands, filters, minPrice, maxPrice }: Criteria): number =>
  (brands ? 1 : 0) + filters.size + (minPrice !== undefined || maxPrice !== undefined ? 1 : 0)

/** A chosen option filter: the chosen options, and all options of its attribute. */
export interface OptionChoice {
  asked: number[]
  own: number[]
}
