import Type, { type Static } from 'typebox'
import { Drams, Id, Nullable } from './schema.ts'

export const ImageUrls = Type.Object({
  small_image_url: Type.String(),
  medium_image_url: Type.String(),
  large_image_url: Type.String(),
  original_image_url: Type.String(),
})

/** The price of a kilogram, a litre or a piece, so that packs of different sizes compare; null where the contents are unknown. */
export const UnitPrice = Nullable(
  Type.Object({
    /** Drams. */
    amount: Drams,
    unit: Type.Unsafe<'kg' | 'l' | 'piece'>({ type: 'string', enum: ['kg', 'l', 'piece'] }),
    /** `1 780 ֏/kg` in the caller's language. */
    formatted: Type.String(),
  }),
)
export type UnitPrice = Static<typeof UnitPrice>
/** A product that is weighed when it is picked: a portion is ordered, what it weighs is paid. */
export const Weighed = Nullable(
  Type.Object({
    portion_grams: Type.Integer(),
    price_per_kg: Drams,
    /** `≈ 500 g` in the caller's language. */
    formatted: Type.String(),
  }),
)
export type Weighed = Static<typeof Weighed>

export const offerFields = {
  /** The price's own, and those of the company price and of the box where there are such. */
  unit_price: UnitPrice,
  company_unit_price: UnitPrice,
  box_unit_price: UnitPrice,
  weighed: Weighed,
  barcode: Nullable(Type.String()),
  price: Drams,
  old_price: Nullable(Drams),
  /** Pieces in stock. */
  qty: Type.Integer(),
  /** Pack size: minimum and step of a quantity. */
  min_qty: Type.Integer(),
}

export const cardFields = {
  id: Id,
  sku: Type.String(),
  type: Type.Unsafe<'simple' | 'configurable'>({
    type: 'string',
    enum: ['simple', 'configurable'],
  }),
  name: Type.String(),
  url_key: Type.String(),
  ...offerFields,
  formated_price: Type.String(),
  company_price: Nullable(Drams),
  regular_price: Drams,
  box_price: Nullable(Drams),
  box_qty: Nullable(Type.Integer()),
  in_stock: Type.Boolean(),
  /** What the price is for. */
  unit: Type.Unsafe<'piece' | 'kg' | 'l' | 'pack'>({
    type: 'string',
    enum: ['piece', 'kg', 'l', 'pack'],
  }),
  image: Type.String(),
  base_image: ImageUrls,
  cats: Type.Array(Id),
  brand: Nullable(Type.Object({ id: Id, label: Type.String() })),
  is_wishlisted: Type.Boolean(),
  age_restricted: Type.Boolean(),
  created_at: Type.String(),
}

/** A product in a list. */
export const ProductCard = Type.Object(cardFields)
export type ProductCard = Static<typeof ProductCard>

/** Products side by side: every attribute that one of them has, in the shop's order, and each product's own values. */
export const Comparison = Type.Object({
  attributes: Type.Array(
    Type.Object({ id: Id, code: Type.String(), label: Type.String(), type: Type.String() }),
  ),
  /** In the asked order; `values` maps attribute ids to texts. */
  products: Type.Array(
    Type.Object({ ...cardFields, values: Type.Record(Type.String(), Type.String()) }),
  ),
})
export type Comparison = Static<typeof Comparison>
