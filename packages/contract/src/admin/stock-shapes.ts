import Type, { type Static } from 'typebox'
import { Id, Nullable } from '../schema.ts'
import { Reference } from './people-shapes.ts'
import { Instant, OneOf, Text3, Version } from './schema.ts'
import { stockReasons, stockReferences } from './stock-reasons.ts'

/** A variant as the lists of stock name it. */
const variant = {
  variant_id: Id,
  sku: Type.String(),
  name: Text3,
  /** Chosen options; empty texts for a simple product. */
  options: Text3,
}

export const StockRow = Type.Object({
  ...variant,
  version: Version,
  product_id: Id,
  barcode: Nullable(Type.String()),
  image: Type.String(),
  shelf_place: Type.String(),
  /** Pieces that can be ordered. */
  qty: Type.Integer(),
  /** Pieces of open orders: they are still in the house, and no longer in `qty`. */
  held: Type.Integer(),
  /** Pieces at which the variant is reordered. */
  low_mark: Nullable(Type.Integer()),
  low: Type.Boolean(),
  last_movement: Nullable(
    Type.Object({ at: Instant, reason: OneOf(stockReasons), delta: Type.Integer() }),
  ),
})
export type StockRow = Static<typeof StockRow>

/** Pieces that were received together, with the day until which they keep. */
export const StockLot = Type.Object({
  id: Type.Integer(),
  receipt_id: Type.Integer(),
  supplier: Type.String(),
  qty: Type.Integer(),
  expires_on: Nullable(Type.String()),
  at: Instant,
})
export type StockLot = Static<typeof StockLot>

/** A lot that may still be in the house. */
export const LotRow = Type.Object({
  ...variant,
  product_id: Id,
  id: Type.Integer(),
  receipt_id: Type.Integer(),
  supplier: Type.String(),
  /** Pieces that were received. */
  qty: Type.Integer(),
  /** Pieces of them that can still be there, when what expires first was sold first. */
  remaining: Type.Integer(),
  expires_on: Type.String(),
  /** Days from today in Yerevan; negative where the lot has expired. */
  days_left: Type.Integer(),
  at: Instant,
})
export type LotRow = Static<typeof LotRow>

/** A variant's stock with its newest lots, those that expire first before the others. */
export const StockOfVariant = Type.Object({ ...StockRow.properties, lots: Type.Array(StockLot) })
export type StockOfVariant = Static<typeof StockOfVariant>

export const StockMovement = Type.Object({
  id: Type.Integer(),
  at: Instant,
  /** Null where it was deleted since. */
  variant: Nullable(Type.Object({ ...variant, product_id: Id })),
  delta: Type.Integer(),
  /** The stock that the movement left. */
  after: Type.Integer(),
  reason: OneOf(stockReasons),
  reference: Nullable(Type.Object({ type: OneOf(stockReferences), id: Type.String() })),
  /** Null for buyers and parts of the shop. */
  staff: Nullable(Reference),
  note: Type.String(),
})
export type StockMovement = Static<typeof StockMovement>

export const ReceiptRow = Type.Object({
  id: Type.Integer(),
  at: Instant,
  supplier: Type.String(),
  /** The supplier's paper. */
  reference: Type.String(),
  staff: Nullable(Reference),
  lines: Type.Integer(),
  pieces: Type.Integer(),
})
export type ReceiptRow = Static<typeof ReceiptRow>

export const Receipt = Type.Object({
  ...ReceiptRow.properties,
  lots: Type.Array(
    Type.Object({
      id: Type.Integer(),
      /** Null where it was deleted since. */
      variant: Nullable(Type.Object({ ...variant, product_id: Id })),
      qty: Type.Integer(),
      expires_on: Nullable(Type.String()),
    }),
  ),
})
export type Receipt = Static<typeof Receipt>
