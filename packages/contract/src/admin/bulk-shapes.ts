import Type, { type Static } from 'typebox'
import { Id, Nullable, PlainText } from '../schema.ts'
import type { BulkValue } from './bulk-fields.ts'
import { bulkOps } from './bulk-ops.ts'
import { OneOf, Version } from './schema.ts'

/** Products, cells and operations of one edit at most. */
export const maxBulkProducts = 50_000
export const maxBulkCells = 10_000
export const maxBulkOperations = 20

export const CellValue = Type.Unsafe<BulkValue>({})
const Field = PlainText(60)

export const BulkOperation = Type.Object({
  field: Field,
  op: OneOf(bulkOps),
  /**
   * The value, of the field's kind. `percent`: a number with up to two decimals; `round`: the step in drams; `replace`:
   * `{ find, with }`; `move`: the new main category, in whose favour the former one is left; `take_price` and `clear`: none.
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
  value: CellValue,
})
export type BulkCell = Static<typeof BulkCell>

export const CellPlace = {
  /** Null where it is no longer stored. */
  product_id: Nullable(Id),
  /** Null for a field of the product itself. */
  variant_id: Nullable(Id),
  sku: Type.String(),
  field: Type.String(),
}
