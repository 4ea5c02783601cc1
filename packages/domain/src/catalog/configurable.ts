import type { ConfigurableConfig, ProductImage } from '@tsiran/contract/configurable-shapes'
import { toImage } from './catalog.ts'
import { lowestVariant, regularPrice } from './offer.ts'
import { swatchView } from './swatch.ts'
import type { ProductDetails } from './product-details.ts'

/** Pictures of a variant, falling back to its product's. */
export function variantImages(
  { images }: Pick<ProductDetails, 'images'>,
  variantId: number,
): ProductImage[] {
  const own = images.filter(({ variant_id }) => variant_id === variantId)
  return (own.length > 0 ? own : images.filter(({ variant_id }) => variant_id === null)).map(
    toImage,
  )
}

/**
 * Data for the variant picker: each attribute's options with their variants, and each variant's options, prices (drams) and
 * pictures. A simple product has no attributes and an empty index.
 */
export function toConfigurableConfig(details: ProductDetails): ConfigurableConfig {
  const { variants, options, super_attributes } = details
  const configurable = super_attributes.length > 0 ? variants : []
  return {
    attributes: super_attributes.map((attribute) => ({
      ...attribute,
      options: options
        .filter(({ attribute_id }) => attribute_id === attribute.id)
        .map(({ id, label, ...swatch }) => ({
          id,
          label,
          ...swatchView(swatch),
          products: variants
            .filter((variant) => variant.options?.[attribute.id] === id)
            .map((variant) => variant.id),
        })),
    })),
    index: Object.fromEntries(configurable.map(({ id, options: own }) => [id, own ?? {}])),
    regular_price: regularPrice(lowestVariant(variants) ?? { price: 0, old_price: null }),
    variant_prices: Object.fromEntries(
      configurable.map((variant) => [
        variant.id,
        { regular_price: regularPrice(variant), final_price: variant.price },
      ]),
    ),
    variant_images: Object.fromEntries(
      configurable.map(({ id }) => [id, variantImages(details, id)]),
    ),
  }
}
