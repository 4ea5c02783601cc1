import Type, { type Static } from 'typebox'
import {
  Brand,
  CategoryDetail,
  CategoryNode,
  FilterBrand,
  FilterGroup,
  Filters,
} from './category-shapes.ts'
import { endpoint } from './endpoint.ts'
import { maxCompared, maxLengths, maxPage, maxPageSize, maxSearchResults } from './limits.ts'
import {
  AdditionalInformation,
  Comparison,
  ConfigurableConfig,
  Product,
  ProductCard,
} from './product-shapes.ts'
import { CallerQuery, Drams, Id, IdParams, LocaleQuery, Nullable, paged } from './schema.ts'

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

export const listCategories = endpoint({
  ...catalogGet,
  path: '/api/categories',
  summary: 'The category tree',
  query: Type.Object(LocaleQuery),
  success: Type.Object({ data: Type.Array(CategoryNode) }),
  errors: [],
})
export const getCategoryById = endpoint({
  ...catalogGet,
  path: '/api/category-by-id/:id',
  summary: 'One category by its id',
  params: IdParams,
  query: Type.Object(LocaleQuery),
  success: Type.Object({ data: CategoryDetail }),
  errors: ['not_found'],
})
export const getCategoryBySlug = endpoint({
  ...catalogGet,
  path: '/api/category/:slug',
  summary: 'One category by its slug',
  params: Type.Object({ slug: Type.String({ maxLength: 200 }) }),
  query: Type.Object(LocaleQuery),
  success: Type.Object({ data: CategoryDetail }),
  errors: ['not_found'],
})
export const listBrands = endpoint({
  ...catalogGet,
  path: '/api/brands',
  summary: 'All brands',
  query: Type.Object(LocaleQuery),
  success: Type.Object({ data: Type.Array(Brand) }),
  errors: [],
})
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
export const getProductById = endpoint({
  ...catalogGet,
  path: '/api/products/:id',
  summary: 'One product by its id',
  params: IdParams,
  query: Type.Object(CallerQuery),
  success: Type.Object({ data: Product }),
  errors: ['not_found'],
})
export const getProductByUrlKey = endpoint({
  ...catalogGet,
  path: '/api/product/:url_key',
  summary: 'One product by its url_key; an earlier one is answered with the present one',
  params: Type.Object({ url_key: Type.String({ maxLength: 200 }) }),
  query: Type.Object(CallerQuery),
  success: Type.Object({ data: Product }),
  errors: ['not_found'],
})
export const getConfigurableConfig = endpoint({
  ...catalogGet,
  path: '/api/product-configurable-config/:id',
  summary: 'The variants of a configurable product',
  params: IdParams,
  query: Type.Object(LocaleQuery),
  success: Type.Object({ data: ConfigurableConfig }),
  errors: ['not_found'],
})
export const getAdditionalInformation = endpoint({
  ...catalogGet,
  path: '/api/product-additional-information/:id',
  summary: 'A product’s attribute values',
  params: IdParams,
  query: Type.Object(LocaleQuery),
  success: Type.Object({ data: Type.Array(AdditionalInformation) }),
  errors: ['not_found'],
})
export const compareProducts = endpoint({
  ...catalogGet,
  path: '/api/compare',
  summary: 'Products side by side with all of their attributes',
  query: Type.Object({
    ...CallerQuery,
    ids: Type.String({
      maxLength: 200,
      pattern: `^[0-9]{1,10}(,[0-9]{1,10}){0,${maxCompared - 1}}$`,
    }),
  }),
  success: Type.Object({ data: Comparison }),
  errors: [],
})
