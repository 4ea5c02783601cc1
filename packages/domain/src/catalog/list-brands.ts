import type { Brand } from '@tsiran/contract/category-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { imageUrl } from '../media/media.ts'
import { selectBrands } from './queries.ts'

/** Brands with listed products in the merchant's order; those without a place by name in the language's collation. */
export async function listBrands(db: Db, locale: Locale): Promise<Brand[]> {
  const rows = await selectBrands(db, locale)
  return rows.map(({ id, label, logo, products_count }) => ({
    id,
    label,
    path: imageUrl(logo, 'medium'),
    products_count,
  }))
}
