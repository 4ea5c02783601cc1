import type { AdminProduct } from '@tsiran/contract/admin/product-shapes'
import type { ProductParts, Saved } from '../catalog/replace-parts.ts'
import { fullProduct, type FullProduct } from './full-product.ts'

/** What a product's rows in other tables are made from; a variant that is new may bring rows of a removed one with its sku. */
const parts: Readonly<Record<keyof ProductParts, (product: FullProduct) => unknown>> = {
  categories: ({ category_ids }) => category_ids,
  superAttributes: ({ super_attribute_ids }) => super_attribute_ids,
  values: ({ values }) => values,
  images: ({ images, variants }) => [images, variants.map(({ id, images: own }) => [id, own])],
  options: ({ variants }) => variants.map(({ id, options }) => [id, options]),
}

/** Of saved products those whose parts differ from the stored ones, so that the others need no statement; `writes` in their order. */
export function changedParts(
  saved: readonly Saved[],
  writes: readonly { product: FullProduct; stored?: AdminProduct | undefined }[],
): ProductParts {
  const stored = writes.map((write) => write.stored && fullProduct(write.stored))
  const changed = (part: keyof ProductParts) =>
    saved.filter((_, index) => {
      const before = stored[index]
      return (
        !before ||
        JSON.stringify(parts[part](before)) !== JSON.stringify(parts[part](writes[index]!.product))
      )
    })
  return {
    categories: changed('categories'),
    superAttributes: changed('superAttributes'),
    values: changed('values'),
    images: changed('images'),
    options: changed('options'),
  }
}
