import Type, { type Static } from 'typebox'
import { FilterBrand, FilterGroup, Filters } from './category-shapes.ts'
import { endpoint } from './endpoint.ts'
import { maxLengths, maxPage, maxPageSize, maxSearchResults } from './limits.ts'
import { ProductCard } from './product-card-shapes.ts'
import { CallerQuery, Drams, Id, Nullable, paged } from './schema.ts'

const IdList = Type.Optional(Type.String({ maxLength: 2000, pattern: '^[0-9]+(,[0-9]+)*$' }))
const Search = Type.String({ maxLength: maxLengths.search })
const pageFields = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPage })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPageSize })),
}
const choiceFields = {
  category_id: Type.Optional(Id),
  savings: Type.Optional(Type.Boolean()),
  brand: IdList,
  filter_brand: IdList,
  search: Type.Optional(Search),
  /** `min,max` in drams of what the caller pays; either may be empty. */
  price: Type.Optional(Type.String({ maxLength: 40, pattern: '^[0-9]*(,[0-9]*)?$' })),
}
/** `filter_{code}`: comma-joined option ids of that attribute; an unknown code is refused. */
const optionFilters = { patternProperties: { '^filter_': IdList }, maxProperties: 100 }
const ListQuery = Type.Object(
  {
    ...CallerQuery,
    ...choiceFields,
    ...pageFields,
    ids: IdList,
    sort: Type.Optional(
      Type.Unsafe<'price' | 'name' | 'created_at'>({
        type: 'string',
        enum: ['price', 'name', 'created_at'],
      }),
    ),
    order: Type.Optional(Type.Unsafe<'asc' | 'desc'>({ type: 'string', enum: ['asc', 'desc'] })),
  },
  optionFilters,
)
/** The listing's parameters; `filter_{code}` holds comma-joined option ids of that attribute. */
export const ProductsQuery = Type.Unsafe<
  Static<typeof ListQuery> & { [filter: `filter_${string}`]: string | undefined }
>(ListQuery)
export type ProductsQuery = Static<typeof ProductsQuery>

const catalogGet = { method: 'GET', tag: 'catalog', cache: 'public', access: 'public' } as const

export const getFilters = endpoint({
  ...catalogGet,
  path: '/api/filters',
  summary: 'What a listing can be narrowed by',
  query: Type.Object({ ...CallerQuery, ...choiceFields }, optionFilters),
  success: Type.Object({ data: Filters }),
  errors: ['not_found', 'unknown_filter'],
})
export const listProducts = endpoint({
  ...catalogGet,
  path: '/api/products',
  summary: 'A page of products',
  query: ProductsQuery,
  success: Type.Object({
    ...paged(ProductCard),
    filter: Type.Array(FilterGroup),
    brands: Type.Array(FilterBrand),
    min_price: Drams,
    max_price: Drams,
  }),
  errors: ['not_found', 'unknown_filter'],
})
export const searchProducts = endpoint({
  ...catalogGet,
  path: '/api/search',
  summary: `Products that match a text, best first, ${maxSearchResults} at most`,
  query: Type.Object({
    ...CallerQuery,
    search: Search,
    category_id: choiceFields.category_id,
    ...pageFields,
  }),
  success: Type.Object({
    ...paged(ProductCard),
    /** A page of the shop without its language, where the merchant leads this text to one; the products are found all the same. */
    redirect: Nullable(Type.String()),
  }),
  errors: ['not_found'],
})
