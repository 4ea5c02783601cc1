import Type, { type Static } from 'typebox'
import { maxLines, maxPieces } from '../limits.ts'
import { SubstitutionWish } from '../delivery.ts'
import { BigId, Drams, Id, Nullable } from '../schema.ts'
import { pickStates } from './pick-line-shapes.ts'
import { OneOf, Text3 } from './schema.ts'

/** What the picker found of a line. */
export const PickState = OneOf(pickStates)

export const AdminOrderLine = Type.Object({
  id: Type.Integer(),
  product_id: Nullable(Id),
  variant_id: Nullable(Id),
  sku: Type.String(),
  name: Text3,
  options: Text3,
  image: Nullable(Type.String()),
  /** Pieces ordered, and canceled since. */
  quantity: Type.Integer(),
  canceled: Type.Integer(),
  /** Pieces that refunds were made for after the delivery. */
  refunded: Type.Integer(),
  unit_price: Drams,
  box_qty: Nullable(Type.Integer()),
  box_price: Nullable(Drams),
  total: Drams,
  /** False for the service line: it takes nothing out of the stock. */
  stocked: Type.Boolean(),
  /** Pieces in stock now; null where the variant is gone. */
  in_stock: Nullable(Type.Integer()),
  /** Of weighed products: grams of a portion, and drams of a kilogram; null for others. */
  portion_grams: Nullable(Type.Integer()),
  price_per_kg: Nullable(Drams),
  /** Null while nobody has picked it. */
  pick_state: Nullable(PickState),
  picked_quantity: Nullable(Type.Integer()),
  picked_grams: Nullable(Type.Integer()),
  /** Pieces and drams before the settlement; null until then, and 0 for substitutes. */
  agreed_quantity: Nullable(Type.Integer()),
  agreed_total: Nullable(Drams),
  /** What the buyer wants where it is not there; null for the order's wish. */
  substitution: Nullable(SubstitutionWish),
  /** What the buyer named in its place. */
  named: Nullable(Type.Object({ sku: Type.String(), name: Text3 })),
  /** What the picker took in its place; null where nothing, and once the settlement has made a line of it. */
  replacement: Nullable(
    Type.Object({
      sku: Type.String(),
      name: Text3,
      quantity: Type.Integer(),
      grams: Nullable(Type.Integer()),
    }),
  ),
  /** The line that this one is a substitute of. */
  replaces_id: Nullable(Type.Integer()),
})
export type AdminOrderLine = Static<typeof AdminOrderLine>

/** Pieces of an order's lines, as a call names them. */
export const PiecesOfLines = Type.Array(
  Type.Object({ line_id: BigId, quantity: Type.Integer({ minimum: 1, maximum: maxPieces }) }),
  { minItems: 1, maxItems: maxLines },
)
