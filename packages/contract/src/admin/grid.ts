import Type, { type Static } from 'typebox'
import { Id, LocaleQuery, Nullable } from '../schema.ts'
import { locales } from '../locale.ts'
import type { BulkValue } from './bulk-fields.ts'
import { adminEndpoint } from './endpoint.ts'
import { ProductFilter } from './product-filter.ts'
import { Version } from './schema.ts'

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
