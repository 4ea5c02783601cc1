import type { AdminProduct } from '@tsiran/contract/admin/product-shapes'
import { fullProduct, type FullProduct } from './full-product.ts'

/** Fields of products and variants that no list of the shop shows, sorts or finds by. */
export const unlistedFields: ReadonlySet<string> = new Set([
  'box_qty',
  'box_price',
  'min_qty',
  'portion_grams',
  'price_per_kg',
  'tolerance_pct',
  'barcode',
  'content',
  'content_amount',
  'content_unit',
  'low_mark',
  'shelf_place',
  'supplier_code',
  'chilled',
  'unit',
])

/** Fields that only the prices in lists follow. */
export const priceFields: ReadonlySet<string> = new Set(['price', 'old_price', 'company_price'])

/** Whether nothing of a stored product changes in lists but its price. */
export const changesPriceAlone = (product: FullProduct, stored: AdminProduct): boolean =>
  JSON.stringify(listed(product)) === JSON.stringify(listed(fullProduct(stored)))

const listed = ({ variants, ...product }: FullProduct) => [
  without(product),
  variants.map((variant) => without(variant)),
]

const without = (fields: object) =>
  Object.entries(fields).filter(([name]) => !unlistedFields.has(name) && !priceFields.has(name))
