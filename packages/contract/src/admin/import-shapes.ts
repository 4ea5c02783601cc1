import Type, { type Static } from 'typebox'
import { Nullable } from '../schema.ts'
import { Instant, OneOf, Version } from './schema.ts'

/** Bytes, columns and rows of one file at most, and characters of a cell. */
export const maxImport = {
  bytes: 25 * 1024 * 1024,
  columns: 200,
  rows: 100_000,
  cell: 32_767,
} as const
/** Rows with something wrong that an answer lists; the file of errors holds all of them. */
export const maxListedErrors = 100

/** What a file is about. */
export const importKinds = ['products', 'stock', 'prices', 'categories'] as const
export type ImportKind = (typeof importKinds)[number]

/**
 * `mapping`: waits for the columns to be confirmed; `checking` and `applying`: a job works on it; `checked`: waits to be applied;
 * `applied`, `canceled` and `failed` are ends.
 */
export const importStates = [
  'mapping',
  'checking',
  'checked',
  'applying',
  'applied',
  'canceled',
  'failed',
] as const
export type ImportState = (typeof importStates)[number]

/** Columns of a file of products that are a variant's own numbers and codes, named as its fields. */
export const variantFileColumns = [
  'price',
  'old_price',
  'company_price',
  'min_qty',
  'box_qty',
  'box_price',
  'qty',
  'barcode',
  'content_amount',
  'content_unit',
  'portion_grams',
  'price_per_kg',
  'tolerance_pct',
] as const

/** Names of the columns that every file of a kind may have; products have one for each attribute besides. */
export const importFields = {
  products: [
    'sku',
    'parent_sku',
    'name_hy',
    'name_ru',
    'name_en',
    'short_description_hy',
    'short_description_ru',
    'short_description_en',
    'description_hy',
    'description_ru',
    'description_en',
    'category',
    'brand',
    'unit',
    ...variantFileColumns,
    'chilled',
    'status',
    'images',
  ],
  stock: ['sku', 'qty'],
  prices: [
    'sku',
    'price',
    'old_price',
    'company_price',
    'min_qty',
    'box_qty',
    'box_price',
    'price_per_kg',
  ],
  categories: ['path', 'name_hy', 'name_ru', 'name_en', 'in_menu', 'hidden'],
} as const satisfies Record<ImportKind, readonly string[]>
/** Columns without which a file of the kind says nothing. */
export const requiredFields: Record<ImportKind, readonly string[]> = {
  products: ['sku'],
  stock: ['sku', 'qty'],
  prices: ['sku'],
  categories: ['path'],
}
/** The column of an attribute is its code behind this. */
export const attributePrefix = 'attribute:'

/** A row that is not taken, and the cell that is why. */
export const ImportError = Type.Object({
  /** As a spreadsheet shows it; the header is row 1. */
  row: Type.Integer(),
  /** The column's heading; empty for the row as a whole. */
  column: Type.String(),
  value: Type.String(),
  message: Type.String(),
})
export type ImportError = Static<typeof ImportError>

export const ImportRow = Type.Object({
  id: Type.Integer(),
  kind: OneOf(importKinds),
  file_name: Type.String(),
  state: OneOf(importStates),
  /** Rows of the file without its header. */
  rows: Type.Integer(),
  /** Who uploaded it. */
  staff_name: Type.String(),
  created_at: Instant,
})
export type ImportRow = Static<typeof ImportRow>

/** An import: rows are counted by what the check found, `applied` and `stale` by what became of them. */
export const Import = Type.Object({
  ...ImportRow.properties,
  version: Version,
  /** In the file's order, with the first values of each and the field that it is mapped to; null where it is left out. */
  columns: Type.Array(
    Type.Object({
      heading: Type.String(),
      samples: Type.Array(Type.String()),
      field: Nullable(Type.String()),
    }),
  ),
  /** Every field that a column may be mapped to, with its name in the caller's language. */
  fields: Type.Array(
    Type.Object({ code: Type.String(), label: Type.String(), required: Type.Boolean() }),
  ),
  /** Rows that the running or last job is through with. */
  done: Type.Integer(),
  created: Type.Integer(),
  updated: Type.Integer(),
  unchanged: Type.Integer(),
  /** Rows with something wrong; the first of them are `errors`. */
  refused: Type.Integer(),
  errors: Type.Array(ImportError),
  applied: Type.Integer(),
  /** Rows that somebody changed between check and application; they are among `refused`. */
  stale: Type.Integer(),
  /** What the application changed; null before it. */
  change_set_id: Nullable(Type.Integer()),
  reverted: Type.Boolean(),
})
export type Import = Static<typeof Import>
