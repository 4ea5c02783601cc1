import Type, { type Static } from 'typebox'
import { Drams, Id, Nullable } from './schema.ts'
import { ImageUrls } from './product-card-shapes.ts'

export const ProductImage = Type.Object({
  id: Id,
  ...ImageUrls.properties,
  /** What the picture shows; absent where nobody wrote it. */
  alt: Type.Optional(Type.String()),
})
export type ProductImage = Static<typeof ProductImage>

const ConfigurableOption = Type.Object({
  id: Id,
  label: Type.String(),
  swatch_value: Nullable(Type.String()),
  /** Address of a small picture, shown in place of the colour. */
  swatch_image: Type.Optional(Type.String()),
  /** Ids of the variants that have the option. */
  products: Type.Array(Id),
})
export const ConfigurableAttribute = Type.Object({
  id: Id,
  code: Type.String(),
  label: Type.String(),
  options: Type.Array(ConfigurableOption),
})
export const VariantIndex = Type.Record(Type.String(), Type.Record(Type.String(), Id))
export const VariantPrices = Type.Record(
  Type.String(),
  Type.Object({ regular_price: Drams, final_price: Drams }),
)
export const VariantImages = Type.Record(Type.String(), Type.Array(ProductImage))

export const ConfigurableConfig = Type.Object({
  attributes: Type.Array(ConfigurableAttribute),
  /** Variant id to attribute id to option id. */
  index: VariantIndex,
  regular_price: Drams,
  variant_prices: VariantPrices,
  variant_images: VariantImages,
})
export type ConfigurableConfig = Static<typeof ConfigurableConfig>
