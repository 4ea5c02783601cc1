import type { Db } from '@tsiran/db/database'
import { searchProducts } from '../catalog/search/search-products.ts'
import type { Viewer } from '../shared/viewer.ts'
import type { OrderableVariant } from './cart-rows.ts'
import { findVariantsByCode, findVariantsOfProducts } from './find-variants.ts'

/** Products of the search, and variants of the answer. */
const limits = { products: 8, variants: 12 }

/** Published variants for an order's new line: those with this very sku or barcode first, then the shop's search. */
export async function searchVariants(
  db: Db,
  search: string,
  viewer: Viewer,
): Promise<OrderableVariant[]> {
  const text = search.trim()
  if (text === '') return []
  const [coded, { data }] = await Promise.all([
    findVariantsByCode(db, [text]),
    searchProducts(db, { search: text, limit: limits.products }, viewer),
  ])
  const found = await findVariantsOfProducts(
    db,
    data.map(({ id }) => id),
  )
  const rows = new Map([...coded, ...found].map((row) => [row.variant_id, row]))
  return [...rows.values()].slice(0, limits.variants)
}
