import type { DraftVariant } from '@tsiran/contract/admin/draft-line-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { unitPrice } from '../cart/cart.ts'
import { searchVariants } from '../cart/search-variants.ts'
import { viewerOf } from './buyer.ts'
import { toDraftVariant } from './draft-variant.ts'
import { findDraft } from './draft-rows.ts'

/** Variants for a draft's buyer: those with this very sku or barcode first, then the shop's search. Refuses with `not_found`. */
export async function searchDraftVariants(
  db: Db,
  draftId: number,
  { search, locale }: { search: string; locale: Locale },
): Promise<DraftVariant[]> {
  const { customer_id } = await findDraft(db, draftId)
  const viewer = await viewerOf(db, customer_id, locale)
  const rows = await searchVariants(db, search, viewer)
  return rows.map((row) => toDraftVariant(row, unitPrice(row, viewer), locale))
}
