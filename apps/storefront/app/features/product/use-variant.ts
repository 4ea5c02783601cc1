import type { Product } from '@tsiran/contract/product-shapes'
import { useState } from 'react'
import { chosenVariant, sharedChoice, type Choice } from './variant-choice.ts'

/** The chosen options of a product, with the price, pictures, stock and minimum that follow from them. */
export function useVariant(product: Product) {
  const [choice, setChoice] = useState<Choice>(() => sharedChoice(product.attribute.attributes))
  const configurable = product.type === 'configurable'
  const variant = configurable ? chosenVariant(product, choice) : undefined
  return {
    choice,
    setChoice,
    variant,
    /** Nothing can be bought before every attribute is chosen. */
    open: configurable && !variant,
    offer: { ...product, ...variant, id: product.id, name: product.name },
    images: variant && variant.images.length > 0 ? variant.images : product.images,
    inStock: variant ? variant.qty > 0 : product.in_stock,
  }
}

export type VariantState = ReturnType<typeof useVariant>
