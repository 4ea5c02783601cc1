import Type from 'typebox'
import { Brand, CategoryDetail, CategoryNode } from './category-shapes.ts'
import { endpoint } from './endpoint.ts'
import { maxCompared } from './limits.ts'
import { AdditionalInformation, Product } from './product-shapes.ts'
import { ConfigurableConfig } from './configurable-shapes.ts'
import { Comparison } from './product-card-shapes.ts'
import { CallerQuery, IdParams, LocaleQuery } from './schema.ts'

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
