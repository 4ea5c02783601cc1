import type { OrderableVariant } from '../cart/cart-rows.ts'
import type { CodedVariant } from '../cart/find-variants.ts'

/** Match of a sku: a variant, or a configurable product's variants to choose from, or neither. */
export interface Named {
  variant: OrderableVariant | undefined
  variants: readonly OrderableVariant[]
}

/** Returns a lookup of variants by sku, exact spelling first, then case-insensitive, and at last by barcode. */
export function indexVariants(rows: readonly CodedVariant[]): (code: string) => Named {
  const bySku = new Map<string, OrderableVariant>()
  const byBarcode = new Map(rows.map((row) => [row.barcode, row]))
  const byProduct = new Map<string, OrderableVariant[]>()
  for (const row of rows) {
    bySku.set(`=${row.sku}`, row)
    if (!bySku.has(row.sku.toUpperCase())) bySku.set(row.sku.toUpperCase(), row)
    if (row.type !== 'configurable') continue
    const product = row.product_sku.toUpperCase()
    byProduct.set(product, [...(byProduct.get(product) ?? []), row])
  }
  return (code) => {
    const named = code.toUpperCase()
    const variants = byProduct.get(named) ?? []
    const variant = bySku.get(`=${code}`) ?? bySku.get(named)
    if (variant) return { variant, variants: [] }
    return variants.length > 0
      ? { variant: undefined, variants }
      : { variant: byBarcode.get(code), variants }
  }
}
