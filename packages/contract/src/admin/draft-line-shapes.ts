import Type, { type Static } from 'typebox'
import { maxPieces } from '../limits.ts'
import { Drams, Id, Nullable } from '../schema.ts'
import { OneOf } from './schema.ts'

/** Why a line cannot be ordered as it is: `stock`, fewer are there; `pack`, no full packs; `gone`, sold out or not sold any more. */
export const lineProblems = ['stock', 'pack', 'gone'] as const

/** A variant at the buyer's price. Drams and pieces. */
const variant = {
  product_id: Id,
  sku: Type.String(),
  name: Type.String(),
  /** Chosen options; empty for a simple product. */
  options: Type.String(),
  image: Type.String(),
  unit: Type.String(),
  unit_price: Drams,
  in_stock: Type.Integer(),
  min_qty: Type.Integer(),
  box_qty: Nullable(Type.Integer()),
  box_price: Nullable(Drams),
}
export const DraftVariant = Type.Object({ ...variant, variant_id: Id })
export type DraftVariant = Static<typeof DraftVariant>

export const DraftLine = Type.Object({
  ...variant,
  /** Null where the variant was deleted: the next change of the lines drops the line. */
  variant_id: Nullable(Id),
  /** Pieces that the buyer wants, and that can be ordered. */
  quantity: Type.Integer(),
  available: Type.Integer(),
  /** Drams for the available pieces. */
  total: Drams,
  problem: Nullable(OneOf(lineProblems)),
  /** The price of a piece when the draft was last changed; null where it is the same. */
  earlier_price: Nullable(Drams),
})
export type DraftLine = Static<typeof DraftLine>

/** A line of a pasted text that is not in the draft. `variant`: the code names a product with options to choose from. */
export const PasteProblem = Type.Object({
  /** Its number in the text, from 1. */
  line: Type.Integer(),
  sku: Type.String(),
  /** A quantity that could not be read. */
  written: Type.String(),
  problem: OneOf(['unknown', 'variant', 'quantity', 'fraction']),
  variants: Type.Array(DraftVariant),
})
export type PasteProblem = Static<typeof PasteProblem>

export const WantedLine = Type.Object({
  variant_id: Id,
  quantity: Type.Integer({ minimum: 1, maximum: maxPieces }),
})
export type WantedLine = Static<typeof WantedLine>
