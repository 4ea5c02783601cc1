import type { DraftGoods } from '@tsiran/contract/admin/draft-shapes'
import type { Db } from '@tsiran/db/database'
import { unitPrice } from '../cart/cart.ts'
import { findVariantsBySku, findVariantsOfProducts } from '../cart/find-variants.ts'
import { searchProducts } from '../catalog/search-products.ts'
import type { Locale } from '@tsiran/contract/locale'
import { viewerOf } from './buyer.ts'
import { toGoods } from './draft-goods.ts'
import { findDraft } from './draft-rows.ts'

/** Products of the search, and variants of the answer. */
const limits = { products: 8, variants: 12 }

interface GoodsQuery {
  search: string
  locale: Locale
}

/** Variants for a draft's buyer: those with this very code first, then the shop's search. Refuses with `not_found`. */
export async function findGoods(
  db: Db,
  draftId: number,
  { search, locale }: GoodsQuery,
): Promise<DraftGoods[]> {
  const draft = await findDraft(db, draftId)
  const text = search.trim()
  if (text === '') return []
  const viewer = await viewerOf(db, draft.customer_id, locale)
  const [coded, { data }] = await Promise.all([
    findVariantsBySku(db, [text]),
    searchProducts(db, { search: text, limit: limits.products }, viewer),
  ])
  const found = await findVariantsOfProducts(
    db,
    data.map(({ id }) => id),
  )
  const rows = new Map([...coded, ...found].map((row) => [row.variant_id, row]))
  return [...rows.values()]
    .slice(0, limits.variants)
    .map((row) => toGoods(row, unitPrice(row, viewer), locale))
}
