import type { ProductCard } from '@tsiran/contract/product-card-shapes'
import type { Db } from '@tsiran/db/database'
import { toCard } from './catalog.ts'
import type { CardViewer } from './offer.ts'
import { selectCards } from './card-queries.ts'

/** Cards of the listed products among `ids`, in the order of `ids`. */
export async function listCards(
  db: Db,
  ids: readonly number[],
  viewer: CardViewer,
): Promise<ProductCard[]> {
  return (await selectCards(db, ids, viewer)).map((row) => toCard(row, viewer))
}
