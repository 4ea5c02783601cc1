import Type, { type Static } from 'typebox'
import { maxPage, maxPageSize } from '../limits.ts'
import { BigId, Id, LocaleQuery, Nullable, paged, PlainText } from '../schema.ts'
import { locales } from '../locale.ts'
import { bulkOps, bulkProblems, type BulkValue } from './bulk-fields.ts'
import { adminEndpoint } from './endpoint.ts'
import { ProductFilter } from './products.ts'
import { CallKey, Instant, ListQuery, one, OneOf, Version } from './schema.ts'

const bulk = { tag: 'products', permission: 'catalogue.write', method: 'POST' } as const

/** Products, cells and operations of one edit at most. */
export const maxBulkProducts = 50_000
export const maxBulkCells = 10_000
export const maxBulkOperations = 20
/** Products of an edit that is done at once; larger ones are jobs. */
export const maxAtOnce = 200
/** Refused cells that an answer lists; `refused_total` counts all. */
export const maxRefused = 500

const Value = Type.Unsafe<BulkValue>({})
const Field = PlainText(60)

export const BulkOperation = Type.Object({
  field: Field,
  op: OneOf(bulkOps),
  /**
   * The value, of the field's kind. `percent`: a number with up to two decimals; `round`: the step in drams; `replace`:
   * `{ find, with }`; `move`: the new main category, in whose favour the former one is left; `clear`: none.
   */
  value: Type.Optional(Type.Unsafe<BulkValue | { find: string; with: string }>({})),
})
export type BulkOperation = Static<typeof BulkOperation>

/** One cell of a grid, with the version that its row was read with: a variant's fields have its own, others the product's. */
export const BulkCell = Type.Object({
  product_id: Type.Optional(Id),
  variant_id: Type.Optional(Id),
  version: Version,
  field: Field,
  value: Value,
})
export type BulkCell = Static<typeof BulkCell>

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

const Place = {
  /** Null where it is no longer stored. */
  product_id: Nullable(Id),
  /** Null for a field of the product itself. */
  variant_id: Nullable(Id),
  sku: Type.String(),
  field: Type.String(),
}

/** A cell that would change. `id` is the variant's for its fields, else the product's. */
export const BulkChange = Type.Object({
  id: Id,
  ...Place,
  /** The product's name in the caller's language. */
  name: Type.String(),
  before: Value,
  after: Value,
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
  ...Place,
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
})
export type BulkResult = Static<typeof BulkResult>

export const applyBulk = adminEndpoint({
  ...bulk,
  path: '/api/admin/products/bulk',
  summary:
    'Edits many products as one change set, at once or as a job; a cell that changed meanwhile is refused by itself',
  body: Type.Object({
    ...edit,
    /** Of operations, made at random for each preview: a call that is repeated answers what the first one has written. */
    key: Type.Optional(CallKey),
  }),
  success: one(BulkResult),
  errors: ['too_many_products', 'conflict'],
})

/** A field that a revert leaves, since somebody changed it later. */
const LeftCell = Type.Object({ ...Place, before: Value, after: Value })

/** A variant as a row of the grid, with its product's fields beside its own. */
export const GridRow = Type.Object({
  product_id: Id,
  variant_id: Id,
  sku: Type.String(),
  /** The product's name in the caller's language. */
  name: Type.String(),
  /** Versions of the product and of the variant, for the cells of either. */
  product_version: Version,
  version: Version,
  /** Whether it is the first variant of its product: there alone the product's fields are edited. */
  first: Type.Boolean(),
  weighed: Type.Boolean(),
  /** Pieces in stock; changed by the ledger alone. */
  qty: Type.Integer(),
  /** Values by field. */
  values: Type.Unsafe<Record<string, BulkValue>>({ type: 'object', additionalProperties: true }),
})
export type GridRow = Static<typeof GridRow>

/** Fields that a grid shows. */
export const gridFields = [
  'price',
  'old_price',
  'company_price',
  'box_qty',
  'box_price',
  'min_qty',
  'portion_grams',
  'price_per_kg',
  'tolerance_pct',
  'barcode',
  'content',
  'low_mark',
  'shelf_place',
  'supplier_code',
  'chilled',
  'status',
  'unit',
  'position',
  ...locales.map((locale) => `name.${locale}`),
]
/** Products of one page of the grid. */
export const gridPageSize = 100

export const listGrid = adminEndpoint({
  tag: 'products',
  permission: 'catalogue.read',
  method: 'GET',
  path: '/api/admin/products/grid',
  summary: `Products of a filter with a row for each variant, newest first, ${gridPageSize} products a page`,
  query: Type.Object({
    ...LocaleQuery,
    ...ProductFilter,
    /** Ids with commas between them: those products alone. */
    ids: Type.Optional(Type.String({ maxLength: 10_000, pattern: '^[0-9]{1,9}(,[0-9]{1,9})*$' })),
    /** `next` of the page before. */
    after: Type.Optional(Id),
  }),
  success: Type.Object({
    data: Type.Array(GridRow),
    next: Nullable(Id),
    /** Products of the filter, counted up to a bound; `more` beyond it. */
    total: Type.Integer(),
    more: Type.Boolean(),
  }),
  errors: [],
})

/** A change of many things at once. */
export const ChangeSet = Type.Object({
  id: Type.Integer(),
  /** `bulk`: operations; `grid`: single cells; `revert`; `import`. */
  kind: Type.String(),
  label: Type.String(),
  /** What was asked for, where it was operations. */
  operations: Type.Array(BulkOperation),
  /** Fields that it wrote. */
  changed: Type.Integer(),
  staff: Nullable(Type.Object({ id: Id, name: Type.String() })),
  created_at: Instant,
  reverted_by: Nullable(Type.Integer()),
  job_id: Nullable(Type.Integer()),
  /** Whether its job still runs. */
  running: Type.Boolean(),
})
export type ChangeSet = Static<typeof ChangeSet>

const sets = { tag: 'products' } as const
const params = Type.Object({ id: BigId })

export const listChangeSets = adminEndpoint({
  ...sets,
  permission: 'catalogue.read',
  method: 'GET',
  path: '/api/admin/change-sets',
  summary: 'Changes of many products at once, newest first',
  query: Type.Object({ ...ListQuery, kind: Type.Optional(PlainText(40)) }),
  success: Type.Object(paged(ChangeSet)),
  errors: [],
})
export const getChangeSet = adminEndpoint({
  ...sets,
  permission: 'catalogue.read',
  method: 'GET',
  path: '/api/admin/change-sets/:id',
  summary: 'One change set and a page of the fields that it wrote',
  params,
  query: Type.Object(ListQuery),
  success: Type.Object({
    set: ChangeSet,
    ...paged(
      Type.Object({
        ...Place,
        id: Id,
        name: Type.String(),
        before: Value,
        after: Value,
        state: OneOf(['applied', 'reverted', 'left']),
      }),
    ),
  }),
  errors: ['not_found'],
})
export const revertChangeSet = adminEndpoint({
  ...sets,
  permission: 'catalogue.write',
  method: 'POST',
  path: '/api/admin/change-sets/:id/revert',
  summary:
    'Restores each field that still has the value which the change set wrote, as a change set of its own; a large one as a job. A set that is older than a day needs a step-up',
  params,
  body: Type.Object(LocaleQuery),
  success: one(
    Type.Object({
      change_set_id: Nullable(Type.Integer()),
      reverted: Type.Integer(),
      left: Type.Array(LeftCell),
      left_total: Type.Integer(),
      job_id: Nullable(Type.Integer()),
    }),
  ),
  errors: ['not_found', 'conflict', 'confirmation_needed'],
})
