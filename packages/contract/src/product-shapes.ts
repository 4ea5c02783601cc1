import Type, { type Static } from 'typebox'
import { allergens, type Allergen } from './allergens.ts'
import { PathStep } from './category-shapes.ts'
import { Drams, Id, Nullable } from './schema.ts'
import { offerFields, cardFields, ProductCard } from './product-card-shapes.ts'
import {
  ProductImage,
  ConfigurableAttribute,
  VariantIndex,
  VariantPrices,
  VariantImages,
} from './configurable-shapes.ts'

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

export const AdditionalInformation = Type.Object({
  id: Id,
  code: Type.String(),
  label: Type.String(),
  value: Type.String(),
  type: Type.String(),
})
export type AdditionalInformation = Static<typeof AdditionalInformation>

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
