import type { OrderableVariant } from '../cart/cart-rows.ts'

/** Match of a sku: a variant, or a configurable product's variants to choose from, or neither. */
export interface Named {
  variant: OrderableVariant | undefined
  variants: readonly OrderableVariant[]
}

/** Returns a lookup of variants by sku: exact spelling first, then case-insensitive. */
export function indexVariants(
  rows: readonly (OrderableVariant & { product_sku: string })[],
): (sku: string) => Named {
  const bySku = new Map<string, OrderableVariant>()
  const byProduct = new Map<string, OrderableVariant[]>()
  for (const row of rows) {
    bySku.set(`=${row.sku}`, row)
    if (!bySku.has(row.sku.toUpperCase())) bySku.set(row.sku.toUpperCase(), row)
    if (row.type !== 'configurable') continue
    const product = row.product_sku.toUpperCase()
    byProduct.set(product, [...(byProduct.get(product) ?? []), row])
  }
  return (sku) => {
    const variant = bySku.get(`=${sku}`) ?? bySku.get(sku.toUpperCase())
    return { variant, variants: variant ? [] : (byProduct.get(sku.toUpperCase()) ?? []) }
  }
}
