import type { DraftGoods } from '@tsiran/contract/admin/draft-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { unitPrice } from '../cart/cart.ts'
import { findGoods } from '../cart/find-goods.ts'
import { viewerOf } from './buyer.ts'
import { toGoods } from './draft-goods.ts'
import { findDraft } from './draft-rows.ts'

/** Variants for a draft's buyer: those with this very sku or barcode first, then the shop's search. Refuses with `not_found`. */
export async function findDraftGoods(
  db: Db,
  draftId: number,
  { search, locale }: { search: string; locale: Locale },
): Promise<DraftGoods[]> {
  const { customer_id } = await findDraft(db, draftId)
  const viewer = await viewerOf(db, customer_id, locale)
  const rows = await findGoods(db, search, viewer)
  return rows.map((row) => toGoods(row, unitPrice(row, viewer), locale))
}
