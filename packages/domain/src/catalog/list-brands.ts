import type { Brand } from '@tsiran/contract/catalog'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { imageUrl } from '../media/media.ts'
import { selectBrands } from './queries.ts'

/** The brands that have listed products, by name in the language's own order. */
export async function listBrands(db: Db, locale: Locale): Promise<Brand[]> {
  const rows = await selectBrands(db, locale)
  return rows.map(({ id, label, logo, products_count }) => ({ id, label, path: imageUrl(logo, 'medium'), products_count }))
}
