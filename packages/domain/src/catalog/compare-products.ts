import type { Comparison } from '@tsiran/contract/product-card-shapes'
import type { Db } from '@tsiran/db/database'
import { toCard, withoutHidden } from './catalog.ts'
import type { CardViewer } from './offer.ts'
import { selectComparedValues } from './compare-queries.ts'
import { parseIds } from './listing.ts'
import { selectCards } from './card-queries.ts'

/**
 * Compares products, in the order of the comma-joined ids; skips unknown, hidden and service products. The options of a
 * product's variants count as its values. Hidden attributes are left out (spec 1 §9).
 */
export async function compareProducts(
  db: Db,
  ids: string,
  viewer: CardViewer,
): Promise<Comparison> {
  const cards = await selectCards(db, parseIds(ids), viewer)
  const values = withoutHidden(
    await selectComparedValues(
      db,
      cards.map(({ id }) => id),
      viewer.locale,
    ),
  )
  const attributes = new Map(
    values.map(({ id, code, label, type }) => [id, { id, code, label, type }]),
  )
  return {
    attributes: [...attributes.values()],
    products: cards.map((row) => ({
      ...toCard(row, viewer),
      values: Object.fromEntries(
        values
          .filter(({ product_id }) => product_id === row.id)
          .map(({ id, value }) => [id, value]),
      ),
    })),
  }
}
