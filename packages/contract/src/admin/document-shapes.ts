import Type, { type Static } from 'typebox'
import { Drams, Locales, Nullable } from '../schema.ts'
import { SubstitutionWish } from '../delivery.ts'
import { PickState } from './order-line-shapes.ts'
import { Instant } from './schema.ts'

/** The shop as its papers name it, in the paper's language. */
export const Seller = Type.Object({
  name: Type.String(),
  address: Type.String(),
  phone: Type.String(),
  email: Type.String(),
  /** The shop's tax number; empty where it has none, absent in what was issued before it had a place. */
  tin: Type.Optional(Type.String()),
  /** The merchant's colour, `#rrggbb`; absent for none. */
  accent: Type.Optional(Type.String()),
})
export type Seller = Static<typeof Seller>

/** What a line of an order is called and costs, in the order's language. Drams. */
export const priced = {
  sku: Type.String(),
  name: Type.String(),
  options: Type.String(),
  /** Pieces that are left. */
  pieces: Type.Integer(),
  unit_price: Drams,
  box_qty: Nullable(Type.Integer()),
  box_price: Nullable(Drams),
  /** Of the pieces that are left. */
  total: Drams,
  /** Of weighed products: the portion, the price of a kilogram, and what was weighed; absent for all others. */
  weighed: Type.Optional(
    Type.Object({
      portion_grams: Type.Integer(),
      price_per_kg: Drams,
      grams: Nullable(Type.Integer()),
    }),
  ),
}
/** When an order is delivered, or collected; each absent where it has none. */
export const delivered = {
  /** `Monday, 23 November, 10:00–12:00`. */
  slot: Type.Optional(Type.String()),
  district: Type.Optional(Type.String()),
}
export const sums = { sub_total: Drams, shipping_amount: Drams, grand_total: Drams }

export const SlipLine = Type.Object({
  ...priced,
  /** Pieces ordered, and canceled since. */
  ordered: Type.Integer(),
  canceled: Type.Integer(),
  /** What the picker found; absent until the order is settled. */
  picked: Type.Optional(PickState),
  /** Name of the product that this one came in place of. */
  replaces: Type.Optional(Type.String()),
  /** What to do where it is not there; absent for the order's. */
  substitution: Type.Optional(SubstitutionWish),
  /** True for what has to stay cold. */
  chilled: Type.Optional(Type.Boolean()),
})
export type SlipLine = Static<typeof SlipLine>

/** What is packed for one order. Its texts are in the order's language. */
export const Slip = Type.Object({
  order_id: Type.Integer(),
  locale: Locales,
  placed_at: Instant,
  seller: Seller,
  recipient: Type.String(),
  phone: Type.String(),
  address: Type.String(),
  shipping_title: Type.String(),
  payment_title: Type.String(),
  ...delivered,
  /** What to do where something is not there; absent where the buyer wished nothing. */
  substitution: Type.Optional(SubstitutionWish),
  /** Drams that weighed lines may cost more until they are weighed; absent without any. */
  buffer: Type.Optional(Drams),
  /** What the buyer wrote. */
  note: Type.String(),
  lines: Type.Array(SlipLine),
  /** Whether it is packed: the lines say what is delivered. */
  settled: Type.Optional(Type.Boolean()),
  ...sums,
  /** Drams in cash at the door; 0 where nothing is to be paid there. */
  cash_due: Drams,
  /** Drams that the bank holds on the card and has not given yet; absent for none. */
  held: Type.Optional(Drams),
})
export type Slip = Static<typeof Slip>

export const PickLine = Type.Object({
  sku: Type.String(),
  name: Type.String(),
  options: Type.String(),
  /** Where it lies; absent where nobody has written that. */
  place: Type.Optional(Type.String()),
  /** Pieces for all the orders. */
  pieces: Type.Integer(),
  /** Grams of a portion, of weighed products. */
  portion_grams: Type.Optional(Type.Integer()),
  /** Taken last. */
  chilled: Type.Optional(Type.Boolean()),
  orders: Type.Array(Type.Object({ order_id: Type.Integer(), pieces: Type.Integer() })),
})
export type PickLine = Static<typeof PickLine>

/** What to take from the shelves for some orders together. In the language of the orders where they share one, else the caller's. */
export const PickList = Type.Object({
  locale: Locales,
  order_ids: Type.Array(Type.Integer()),
  /** The orders that have a slot. */
  slots: Type.Optional(Type.Array(Type.Object({ order_id: Type.Integer(), ...delivered }))),
  lines: Type.Array(PickLine),
})
export type PickList = Static<typeof PickList>
