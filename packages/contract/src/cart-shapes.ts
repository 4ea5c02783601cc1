import Type, { type Static } from 'typebox'
import { ImageUrls, UnitPrice, Weighed } from './product-card-shapes.ts'
import { ChosenSlot, SubstitutionWish } from './delivery.ts'
import { Drams, Id, Nullable } from './schema.ts'

export const CartItem = Type.Object({
  id: Type.Integer(),
  product_id: Id,
  variant_id: Nullable(Id),
  sku: Type.String(),
  name: Type.String(),
  /** Chosen options, "0,5 l, apricot"; empty for a simple product. */
  options: Type.String(),
  /** Drams for one unit. */
  price: Drams,
  /** What a kilogram, litre or piece of the contents costs at that price. */
  unit_price: UnitPrice,
  /** Drams for the line, box prices applied (R4). */
  total: Drams,
  formated_price: Type.String(),
  formated_total: Type.String(),
  quantity: Type.Integer(),
  /** What is sold by weight: the portion and the price of a kilogram. */
  weighed: Type.Optional(Weighed),
  /** What to do where this line is not there; null for the cart's wish. */
  substitution: Type.Optional(Nullable(SubstitutionWish)),
  /** The variant that the buyer names in its place. */
  substitute_variant_id: Type.Optional(Nullable(Id)),
  /** Its name and options; null where none is named, or it is no longer sold. */
  substitute_name: Type.Optional(Nullable(Type.String())),
  /** False where the named variant is sold out: the wish stays, since its stock may return. */
  substitute_in_stock: Type.Optional(Type.Boolean()),
  /** True on the service line (R8). */
  locked: Type.Boolean(),
  product: Type.Object({
    name: Type.String(),
    url_key: Type.String(),
    base_image: ImageUrls,
    qty: Type.Integer(),
    min_qty: Type.Integer(),
    box_price: Nullable(Drams),
    box_qty: Nullable(Type.Integer()),
    in_stock: Type.Boolean(),
    unit: Type.String(),
  }),
})
export type CartItem = Static<typeof CartItem>

/** A variant that the buyer may name in place of a line. */
export const CartSubstitute = Type.Object({
  variant_id: Id,
  /** Name and options. */
  name: Type.String(),
  base_image: ImageUrls,
  /** Drams for one unit. */
  price: Drams,
  formated_price: Type.String(),
  unit_price: UnitPrice,
})
export type CartSubstitute = Static<typeof CartSubstitute>

/** A line that the server had to adjust since the shopper last saw the cart. */
export const CartChange = Type.Object({
  item_id: Type.Integer(),
  product_id: Id,
  name: Type.String(),
  /** `box`: the box offer changed or ended. `pack`: sold in full packs of another size since. */
  reason: Type.Unsafe<'price' | 'box' | 'stock' | 'pack' | 'gone'>({
    type: 'string',
    enum: ['price', 'box', 'stock', 'pack', 'gone'],
  }),
  /** Drams: the unit price for `price`, the line's total for `box`. Pieces for `stock`, `pack` and `gone`. */
  from: Type.Integer(),
  to: Type.Integer(),
})
export type CartChange = Static<typeof CartChange>

export const Cart = Type.Object({
  id: Type.Integer(),
  items: Type.Array(CartItem),
  /** Lines, the service line left out. */
  items_count: Type.Integer(),
  /** Pieces, the service line left out. */
  items_qty: Type.Integer(),
  sub_total: Drams,
  /** Drams of the chosen shipping method; null until one is chosen. */
  shipping: Nullable(Drams),
  grand_total: Drams,
  formated_sub_total: Type.String(),
  formated_grand_total: Type.String(),
  currency_symbol: Type.String(),
  shipping_method: Nullable(Type.String()),
  payment_method: Nullable(Type.String()),
  changed: Type.Array(CartChange),
  /** Drams of delivery, where they changed since the shopper last saw them. */
  shipping_changed: Type.Optional(Type.Object({ from: Drams, to: Drams })),
  /** The smallest order, and what is missing to it; null where the shop, or the zone, has none. */
  minimum: Type.Optional(
    Nullable(Type.Object({ amount: Drams, missing: Drams, formatted: Type.String() })),
  ),
  /** The subtotal from which delivery is free, and what is missing to it; null where there is none. */
  free_delivery: Type.Optional(
    Nullable(Type.Object({ from: Drams, missing: Nullable(Drams), formatted: Type.String() })),
  ),
  /** The district of the delivery, and the chosen slot while it is open. */
  district_id: Type.Optional(Nullable(Id)),
  slot: Type.Optional(Nullable(ChosenSlot)),
  /** What to do where something is not there; null before the buyer chose. */
  substitution: Type.Optional(Nullable(SubstitutionWish)),
  /** Drams that weighed lines may cost more than `grand_total`; absent where nothing is weighed. */
  buffer: Type.Optional(Drams),
})
export type Cart = Static<typeof Cart>

/** A cart with its lines, or null when the caller has none. */
export const MaybeCart = Type.Unsafe<Cart | null>({ ...Cart, type: ['object', 'null'] })
