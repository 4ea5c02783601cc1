import Type, { type Static } from 'typebox'
import { allergens, type Allergen } from './allergens.ts'
import { PathStep } from './category-shapes.ts'
import { Drams, Id, Nullable } from './schema.ts'

export const ImageUrls = Type.Object({
  small_image_url: Type.String(),
  medium_image_url: Type.String(),
  large_image_url: Type.String(),
  original_image_url: Type.String(),
})
export const ProductImage = Type.Object({
  id: Id,
  ...ImageUrls.properties,
  /** What the picture shows; absent where nobody wrote it. */
  alt: Type.Optional(Type.String()),
})
export type ProductImage = Static<typeof ProductImage>

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

const offerFields = {
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

const cardFields = {
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

export const Variant = Type.Object({
  id: Id,
  sku: Type.String(),
  ...offerFields,
  company_price: Nullable(Drams),
  box_price: Nullable(Drams),
  box_qty: Nullable(Type.Integer()),
  images: Type.Array(ProductImage),
})
export type Variant = Static<typeof Variant>

const ConfigurableOption = Type.Object({
  id: Id,
  label: Type.String(),
  swatch_value: Nullable(Type.String()),
  /** Address of a small picture, shown in place of the colour. */
  swatch_image: Type.Optional(Type.String()),
  /** Ids of the variants that have the option. */
  products: Type.Array(Id),
})
const ConfigurableAttribute = Type.Object({
  id: Id,
  code: Type.String(),
  label: Type.String(),
  options: Type.Array(ConfigurableOption),
})
const VariantIndex = Type.Record(Type.String(), Type.Record(Type.String(), Id))
const VariantPrices = Type.Record(
  Type.String(),
  Type.Object({ regular_price: Drams, final_price: Drams }),
)
const VariantImages = Type.Record(Type.String(), Type.Array(ProductImage))

export const ConfigurableConfig = Type.Object({
  attributes: Type.Array(ConfigurableAttribute),
  /** Variant id to attribute id to option id. */
  index: VariantIndex,
  regular_price: Drams,
  variant_prices: VariantPrices,
  variant_images: VariantImages,
})
export type ConfigurableConfig = Static<typeof ConfigurableConfig>

export const AdditionalInformation = Type.Object({
  id: Id,
  code: Type.String(),
  label: Type.String(),
  value: Type.String(),
  type: Type.String(),
})
export type AdditionalInformation = Static<typeof AdditionalInformation>

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

/** A product as its own page shows it. */
export const Product = Type.Object({
  ...cardFields,
  images: Type.Array(ProductImage),
  /** Sanitised HTML. */
  description: Type.String(),
  short_description: Type.String(),
  meta_title: Type.String(),
  variants: Type.Array(Variant),
  /** Its own allergens with those of its categories, in the order of the law. */
  allergens: Type.Array(Type.Unsafe<Allergen>({ type: 'string', enum: [...allergens] })),
  super_attributes: Type.Array(Type.Object({ id: Id, code: Type.String() })),
  attribute: Type.Object({ attributes: Type.Array(ConfigurableAttribute) }),
  index: VariantIndex,
  variant_images: VariantImages,
  variant_prices: VariantPrices,
  additional: Type.Array(AdditionalInformation),
  related_products: Type.Array(ProductCard),
  path: Type.Array(PathStep),
})
export type Product = Static<typeof Product>
