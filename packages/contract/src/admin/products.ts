// Long because the calls of a product share its filter and its answer.
import Type, { type Static } from 'typebox'
import { maxLengths, maxPageSize } from '../limits.ts'
import { Id, IdParams, LocaleQuery, Nullable, PlainText } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import {
  AdminProduct,
  contentUnits,
  maxProductTexts,
  ProductChange,
  productFlags,
  ProductPage,
  productSorts,
  productStatuses,
  productTypes,
} from './product-shapes.ts'
import { ListQuery, one, OneOf, Text3, Version } from './schema.ts'

const products = { tag: 'products' } as const
const read = { ...products, permission: 'catalogue.read', method: 'GET' } as const
const write = { ...products, permission: 'catalogue.write' } as const
const answer = one(AdminProduct)

/** What narrows a list of products; a bulk edit and an export over all pages take the same. */
export const ProductFilter = {
  /** A sku, a barcode, or words of a name in any of the languages. */
  search: Type.Optional(PlainText(maxLengths.search)),
  /** The category with everything below it. */
  category_id: Type.Optional(Id),
  brand_id: Type.Optional(Id),
  status: Type.Optional(OneOf(productStatuses)),
  /** One flag, or several with commas between them: products that have all of them. Deleted ones are seen by their flag alone. */
  flag: Type.Optional(
    Type.String({
      maxLength: 100,
      pattern: `^(${productFlags.join('|')})(,(${productFlags.join('|')}))*$`,
    }),
  ),
  /** ISO 8601 with its offset: products changed then or later. */
  changed_since: Type.Optional(PlainText(40)),
}

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

/** What a variant's name says about its contents. */
export const ContentProposal = Type.Object({
  variant_id: Id,
  product_id: Id,
  version: Version,
  sku: Type.String(),
  name: Text3,
  content_amount: Type.Integer(),
  content_unit: OneOf(contentUnits),
})
export type ContentProposal = Static<typeof ContentProposal>
export const listContentProposals = adminEndpoint({
  ...read,
  path: '/api/admin/products/contents/proposals',
  summary: 'Contents read from the names of variants without contents, for review',
  query: Type.Object({
    ...LocaleQuery,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPageSize })),
    /** `next` of the answer before. */
    after: Type.Optional(Id),
  }),
  success: Type.Object({ data: Type.Array(ContentProposal), next: Nullable(Id) }),
  errors: [],
})
export const applyContents = adminEndpoint({
  ...write,
  method: 'POST',
  path: '/api/admin/products/contents',
  summary: 'Writes contents of many variants; those that changed meanwhile are refused one by one',
  body: Type.Object({
    ...LocaleQuery,
    rows: Type.Array(
      Type.Object({
        variant_id: Id,
        version: Version,
        content_amount: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
        content_unit: OneOf(contentUnits),
      }),
      { minItems: 1, maxItems: maxPageSize },
    ),
  }),
  success: one(Type.Object({ applied: Type.Array(Id), refused: Type.Array(Id) })),
  errors: [],
})
