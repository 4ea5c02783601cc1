import type { ProductCard } from '@tsiran/contract/product-shapes'
import type { Db } from '@tsiran/db/database'
import { toCard } from './catalog.ts'
import type { Viewer } from '../shared/viewer.ts'
import { selectCards } from './card-queries.ts'

/** Cards of the listed products among `ids`, in the order of `ids`. */
export async function listCards(
  db: Db,
  ids: readonly number[],
  viewer: Pick<Viewer, 'locale' | 'companyId' | 'ordinaryPrices'>,
): Promise<ProductCard[]> {
  return (await selectCards(db, ids, viewer.locale)).map((row) => toCard(row, viewer))
}
