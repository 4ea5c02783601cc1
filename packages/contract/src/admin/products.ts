// Long because the calls of a product share its filter and its answer.
import Type from 'typebox'
import { Id, IdParams, LocaleQuery } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { AdminProduct, ProductChange } from './product-shapes.ts'
import { ProductPage } from './product-list-shapes.ts'
import { maxProductTexts, productSorts, productTypes } from './product-choices.ts'
import { ListQuery, one, OneOf, Version } from './schema.ts'
import { ProductFilter } from './product-filter.ts'

const products = { tag: 'products' } as const
const read = { ...products, permission: 'catalogue.read', method: 'GET' } as const
const write = { ...products, permission: 'catalogue.write' } as const
const answer = one(AdminProduct)

export const listProducts = adminEndpoint({
  ...read,
  path: '/api/admin/products',
  summary: 'Products, the last changed first; `search` takes a sku, a barcode or words of a name',
  query: Type.Object({
    ...ListQuery,
    ...ProductFilter,
    sort: Type.Optional(OneOf(productSorts)),
  }),
  success: ProductPage,
  errors: [],
})
export const getProduct = adminEndpoint({
  ...read,
  path: '/api/admin/products/:id',
  summary: 'One product with its variants, texts and pictures; a deleted one, too',
  params: IdParams,
  query: Type.Object(LocaleQuery),
  success: answer,
  errors: ['not_found'],
})
export const createProduct = adminEndpoint({
  ...write,
  method: 'POST',
  created: true,
  path: '/api/admin/products',
  summary: 'Adds a product; it is hidden where no status is sent',
  body: Type.Object({ ...LocaleQuery, type: OneOf(productTypes), ...ProductChange.properties }),
  success: answer,
  errors: ['conflict'],
})
export const changeProduct = adminEndpoint({
  ...write,
  method: 'PUT',
  path: '/api/admin/products/:id',
  summary:
    'Changes a product; a field that is left out stays. Stock never changes here. A changed url_key keeps redirecting',
  params: IdParams,
  body: Type.Object({
    ...LocaleQuery,
    version: Version,
    type: Type.Optional(OneOf(productTypes)),
    ...ProductChange.properties,
  }),
  success: answer,
  errors: ['not_found', 'conflict', 'version_conflict'],
})
export const deleteProduct = adminEndpoint({
  ...write,
  method: 'DELETE',
  path: '/api/admin/products/:id',
  summary: 'Takes a product out of the shop; for 30 days that can be undone',
  params: IdParams,
  query: Type.Object({ ...LocaleQuery, version: Version }),
  success: answer,
  errors: ['not_found', 'conflict', 'version_conflict'],
})
export const restoreProduct = adminEndpoint({
  ...write,
  method: 'POST',
  path: '/api/admin/products/:id/restore',
  summary: 'Undoes a deletion; the product comes back with the status that it had',
  params: IdParams,
  body: Type.Object({ ...LocaleQuery, version: Version }),
  success: answer,
  errors: ['not_found', 'conflict', 'version_conflict'],
})
export const copyProduct = adminEndpoint({
  ...write,
  method: 'POST',
  created: true,
  path: '/api/admin/products/:id/copy',
  summary: 'Adds a hidden copy with skus and a url_key of its own, without stock and barcodes',
  params: IdParams,
  body: Type.Object(LocaleQuery),
  success: answer,
  errors: ['not_found', 'conflict'],
})
export const getUrlKey = adminEndpoint({
  ...read,
  path: '/api/admin/products/url-key',
  summary: 'A free url_key for a name in any of the languages',
  query: Type.Object({
    ...LocaleQuery,
    name: Type.String({ minLength: 1, maxLength: maxProductTexts.name }),
    /** The product that it is for: its own key counts as free. */
    id: Type.Optional(Id),
  }),
  success: one(Type.Object({ url_key: Type.String() })),
  errors: [],
})
