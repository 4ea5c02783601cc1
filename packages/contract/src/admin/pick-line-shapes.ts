import Type, { type Static } from 'typebox'
import { SubstitutionWish } from '../delivery.ts'
import { Day, Drams, Nullable } from '../schema.ts'
import { OneOf } from './schema.ts'

export const pickStates = ['found', 'short', 'missing', 'replaced'] as const
export type PickState = (typeof pickStates)[number]

/** How something is sold by weight. */
export const PickWeight = Type.Object({
  portion_grams: Type.Integer(),
  /** Drams of a kilogram on this line; a company's own price may not be whole. */
  price_per_kg: Type.Number(),
  tolerance_pct: Type.Integer(),
})
export type PickWeight = Static<typeof PickWeight>

const thing = {
  variant_id: Type.Integer(),
  sku: Type.String(),
  /** In the caller's language, with its options. */
  name: Type.String(),
  /** Address of a small picture. */
  image: Type.String(),
  barcode: Nullable(Type.String()),
  place: Type.String(),
  weighed: Nullable(PickWeight),
}

/** What may come instead of a line. */
export const SubstituteOption = Type.Object({
  ...thing,
  /** Drams of a piece or a portion, for this buyer. */
  unit_price: Drams,
  in_stock: Type.Integer(),
  /** The buyer named it. */
  named: Type.Boolean(),
  /** The buyer has to be asked. */
  needs_consent: Type.Boolean(),
})
export type SubstituteOption = Static<typeof SubstituteOption>

export const PickLine = Type.Object({
  ...thing,
  variant_id: Nullable(Type.Integer()),
  id: Type.Integer(),
  /** As it is written on the shelf. */
  name_hy: Type.String(),
  category: Type.String(),
  category_position: Nullable(Type.Integer()),
  /** Pieces, or portions of weighed products, that are wanted. */
  quantity: Type.Integer(),
  unit_price: Drams,
  total: Drams,
  /** The line's wish, else the order's. */
  wish: Nullable(SubstitutionWish),
  /** What the buyer named in its place, while it can be had. */
  named: Nullable(SubstituteOption),
  age_restricted: Type.Boolean(),
  /** It is taken last. */
  chilled: Type.Boolean(),
  /** The day of the lot to take first; null where no lot says one. */
  expires_on: Nullable(Day),
  state: Nullable(OneOf(pickStates)),
  picked_quantity: Nullable(Type.Integer()),
  picked_grams: Nullable(Type.Integer()),
  /** The buyer agreed to a weight outside the tolerance, or to the substitute. */
  agreed: Type.Boolean(),
  substitute: Nullable(
    Type.Object({
      variant_id: Type.Integer(),
      sku: Type.String(),
      name: Type.String(),
      image: Type.String(),
      quantity: Type.Integer(),
      grams: Nullable(Type.Integer()),
    }),
  ),
})
export type PickLine = Static<typeof PickLine>
