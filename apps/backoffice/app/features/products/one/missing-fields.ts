import { defaultLocale, locales } from '@tsiran/contract/locale'
import type { ProductValues } from './product-values.ts'

/** Paths of the fields that a product cannot be saved without: a name in one language, skus, prices, a content's other half. */
export function missingFields({ type, name, sku, order, rows }: ProductValues): string[] {
  return [
    ...(locales.some((locale) => name[locale].trim()) ? [] : [`name.${defaultLocale}`]),
    ...(sku.trim() ? [] : ['sku']),
    ...order.flatMap((row) => {
      const variant = rows[row]!
      const empty = (field: keyof typeof variant) => variant[field] === null
      return [
        ...(type === 'simple' || variant.sku.trim() ? [] : ['sku']),
        ...(empty('price') ? ['price'] : []),
        ...(empty('content_unit') && !empty('content_amount') ? ['content_unit'] : []),
        ...(empty('content_amount') && !empty('content_unit') ? ['content_amount'] : []),
        ...(empty('portion_grams') && !empty('price_per_kg') ? ['portion_grams'] : []),
        ...(empty('price_per_kg') && !empty('portion_grams') ? ['price_per_kg'] : []),
        ...(empty('tolerance_pct') && !empty('portion_grams') ? ['tolerance_pct'] : []),
        ...(empty('box_qty') && !empty('box_price') ? ['box_qty'] : []),
        ...(empty('box_price') && !empty('box_qty') ? ['box_price'] : []),
      ].map((field) => `rows.${row}.${field}`)
    }),
  ]
}
