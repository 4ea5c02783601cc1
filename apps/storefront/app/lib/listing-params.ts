/** Products on one page of a listing (spec 1 §9). */
export const listingPageSize = 18

/** The sort select's values, in its order; the empty one is the shop's own order. */
export const sortValues = ['', 'price-asc', 'price-desc', 'name-asc', 'name-desc', 'created_at-desc', 'created_at-asc'] as const
export type SortValue = (typeof sortValues)[number]

/** A listing as its address names it. Values that mean nothing are left out, never guessed. */
export interface ListingParams {
  category_id?: number
  savings?: boolean
  brand?: string
  filter_brand?: string
  search?: string
  price?: string
  sort: SortValue
  page: number
  /** `filter_{code}` to comma-joined option ids. */
  filters: Record<string, string>
}

const idList = /^[0-9]{1,9}(,[0-9]{1,9})*$/
const positive = (text: string | null) => (text && /^[1-9][0-9]{0,8}$/.test(text) ? Number(text) : undefined)
const ids = (text: string | null) => (text && text.length <= 2000 && idList.test(text) ? text : undefined)

/** Reads a listing's address. */
export function readListingParams(query: URLSearchParams): ListingParams {
  const sort = sortValues.find((value) => value === query.get('sort')) ?? ''
  const price = query.get('price')
  const filters: Record<string, string> = {}
  for (const [name, value] of query) {
    if (/^filter_[a-z0-9_]{1,60}$/.test(name) && name !== 'filter_brand' && ids(value)) filters[name] = value
  }
  const params: ListingParams = { sort, page: positive(query.get('page')) ?? 1, filters }
  const category = positive(query.get('category_id'))
  if (category) params.category_id = category
  if (query.get('savings') === 'true') params.savings = true
  const brand = ids(query.get('brand'))
  if (brand) params.brand = brand
  const filterBrand = ids(query.get('filter_brand'))
  if (filterBrand) params.filter_brand = filterBrand
  const search = query.get('search')?.trim().slice(0, 200)
  if (search) params.search = search
  if (price && /^[0-9]{0,9}(,[0-9]{0,9})?$/.test(price)) params.price = price
  return params
}

/** Writes the address query of a listing; what has its default value is left out. Page and sort come last. */
export function writeListingParams(params: ListingParams): URLSearchParams {
  const query = new URLSearchParams()
  const { category_id, savings, brand, filter_brand, search, price, filters, sort, page } = params
  if (category_id) query.set('category_id', String(category_id))
  if (savings) query.set('savings', 'true')
  if (brand) query.set('brand', brand)
  if (filter_brand) query.set('filter_brand', filter_brand)
  if (search) query.set('search', search)
  if (price) query.set('price', price)
  for (const [name, value] of Object.entries(filters)) query.set(name, value)
  if (sort) query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  return query
}

/** The API's query for a listing's page. */
export function productsQuery({ sort, filters, page, ...choice }: ListingParams) {
  const [field, order] = sort === '' ? [undefined, undefined] : (sort.split('-') as ['price' | 'name' | 'created_at', 'asc' | 'desc'])
  return { ...choice, ...filters, sort: field, order, page, limit: listingPageSize }
}

/** Tells whether `/shop/catalog` is a listing over the whole shop (decisions 33). */
export const isWholeShopListing = ({ savings, brand, filter_brand }: ListingParams) => Boolean(savings || brand || filter_brand)
