import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { readDesk } from '../catalog/search/search-desk.ts'
import { searchProducts } from '../catalog/search/search-products.ts'

/** Products that are shown. */
const limit = 12

/** What a guest would find: the first products, and where the query leads. */
export async function tryQuery(db: Db, text: string, locale: Locale) {
  const [{ data, meta, redirect }, { pinned }] = await Promise.all([
    searchProducts(db, { search: text, limit }, { locale, companyId: null }),
    readDesk(db, text, undefined),
  ])
  const products = data.map(({ id, sku, name, image }) => ({
    id,
    sku,
    name,
    image,
    pinned: pinned.includes(id),
  }))
  return { total: meta.total, redirect, products }
}
