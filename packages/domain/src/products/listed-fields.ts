import type { AdminProduct } from '@tsiran/contract/admin/product-shapes'
import { fullProduct, type FullProduct } from './full-product.ts'

/** Fields of products and variants that no row of the lists or the search is made from; cards read pictures and addresses themselves. */
const unlistedFields: ReadonlySet<string> = new Set([
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
  'url_key',
  'images',
  'short_description',
  'description',
  'meta_title',
  'allergens',
])

/** Fields that only the prices in lists follow. */
export const priceFields: ReadonlySet<string> = new Set(['price', 'old_price', 'company_price'])

/** Whether lists show, sort or find by a field of a bulk edit; a text's ends with its language. */
export const isListed = (field: string): boolean => !unlistedFields.has(field.split('.')[0]!)

/** Whether nothing of a stored product changes in lists but its price. */
export const changesPriceAlone = (product: FullProduct, stored: AdminProduct): boolean =>
  JSON.stringify(listed(product)) === JSON.stringify(listed(fullProduct(stored)))

const listed = ({ variants, ...product }: FullProduct) => [
  without(product),
  variants.map((variant) => without(variant)),
]

const without = (fields: object) =>
  Object.entries(fields).filter(([name]) => !unlistedFields.has(name) && !priceFields.has(name))
