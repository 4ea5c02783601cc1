import Type, { type Static } from 'typebox'
import { maxPage, maxPageSize } from '../limits.ts'
import { Id, LocaleQuery, Nullable, PlainText } from '../schema.ts'
import { bulkProblems } from './bulk-problems.ts'
import { adminEndpoint } from './endpoint.ts'
import { ProductFilter } from './product-filter.ts'
import { CallKey, Instant, one, OneOf } from './schema.ts'
import {
  maxBulkProducts,
  maxBulkCells,
  maxBulkOperations,
  CellValue,
  BulkOperation,
  BulkCell,
  CellPlace,
} from './bulk-shapes.ts'

const bulk = { tag: 'products', permission: 'catalogue.write', method: 'POST' } as const

/** Products of an edit that is done at once; larger ones are jobs. */
export const maxAtOnce = 200
/** Refused cells that an answer lists; `refused_total` counts all. */
export const maxRefused = 500

/** Products by the filter of their list or by their ids, and what to do with them; or single cells. */
const edit = {
  ...LocaleQuery,
  filter: Type.Optional(Type.Object(ProductFilter)),
  ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: maxBulkProducts })),
  operations: Type.Optional(
    Type.Array(BulkOperation, { minItems: 1, maxItems: maxBulkOperations }),
  ),
  cells: Type.Optional(Type.Array(BulkCell, { minItems: 1, maxItems: maxBulkCells })),
}

/** A cell that would change. `id` is the variant's for its fields, else the product's. */
export const BulkChange = Type.Object({
  id: Id,
  ...CellPlace,
  /** The product's name in the caller's language. */
  name: Type.String(),
  before: CellValue,
  after: CellValue,
  /** Why it cannot be written. */
  error: Type.Optional(OneOf(bulkProblems)),
})
export type BulkChange = Static<typeof BulkChange>

export const previewBulk = adminEndpoint({
  ...bulk,
  path: '/api/admin/products/bulk/preview',
  summary: 'Every cell that an edit would change, a page at a time; changes nothing',
  body: Type.Object({
    ...edit,
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPage })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPageSize })),
  }),
  success: one(
    Type.Object({
      changes: Type.Array(BulkChange),
      /** Cells that change, those with an error left out; and those. */
      total: Type.Integer(),
      errors: Type.Integer(),
      products: Type.Integer(),
    }),
  ),
  errors: ['too_many_products'],
})

const RefusedCell = Type.Object({
  ...CellPlace,
  code: Type.String(),
  message: Type.String(),
  /** What is wrong with the value, on `validation_failed`. */
  problem: Nullable(OneOf(bulkProblems)),
})
export type RefusedCell = Static<typeof RefusedCell>

/** What an edit did. The result of its job has the same shape, without messages. */
export const BulkResult = Type.Object({
  /** Null where nothing changed. */
  change_set_id: Nullable(Type.Integer()),
  /** Cells that were written. */
  applied: Type.Integer(),
  refused: Type.Array(RefusedCell),
  refused_total: Type.Integer(),
  /** The job that goes on with it; null where it is done. */
  job_id: Nullable(Type.Integer()),
  /** When it begins; null where it has begun. */
  starts_at: Nullable(Instant),
})
export type BulkResult = Static<typeof BulkResult>

export const applyBulk = adminEndpoint({
  ...bulk,
  path: '/api/admin/products/bulk',
  summary:
    'Edits many products as one change set, at once, as a job or at a time to come; a cell that changed meanwhile is refused by itself',
  body: Type.Object({
    ...edit,
    /** Of operations, made at random for each preview: a call that is repeated answers what the first one has written. */
    key: Type.Optional(CallKey),
    /** Of operations, ISO 8601 with an offset: when they are done, and when what they wrote is taken back by itself. */
    starts_at: Type.Optional(PlainText(40)),
    ends_at: Type.Optional(PlainText(40)),
  }),
  success: one(BulkResult),
  errors: ['too_many_products', 'conflict'],
})
