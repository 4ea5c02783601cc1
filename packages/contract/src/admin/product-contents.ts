import Type, { type Static } from 'typebox'
import { maxPageSize } from '../limits.ts'
import { Id, LocaleQuery, Nullable } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { contentUnits } from './product-choices.ts'
import { one, OneOf, Text3, Version } from './schema.ts'

const products = { tag: 'products' } as const
const read = { ...products, permission: 'catalogue.read', method: 'GET' } as const
const write = { ...products, permission: 'catalogue.write' } as const

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
