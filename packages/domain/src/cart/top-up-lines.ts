import { maxPieces } from '@tsiran/contract/limits'
import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { orderable, quantityProblem, unitPrice } from './cart.ts'
import type { Viewer } from '../shared/viewer.ts'
import { withinCartLimit } from './insert-lines.ts'
import { selectOffersOfVariants, type OfferRow } from './find-variants.ts'

export interface TopUp {
  /** Pieces to add, each variant once. */
  pieces: readonly { variantId: number; quantity: number }[]
  /** Pieces shown on the shopper's page, by item id. */
  shown: ReadonlyMap<number, number>
}

export interface ToppedUp {
  /** Pieces added. */
  added: number
  /** Drams for one unit. */
  unit: number
}

/**
 * Adds pieces to the lines of a locked cart, creating missing lines. A larger available quantity on the shopper's page counts
 * instead of the stored one. A line grows in full packs within the stock and never shrinks. Returns the result of each published
 * variant. Refuses with `cart_full`.
 */
export async function topUpLines(
  tx: Tx,
  cartId: number,
  { pieces, shown }: TopUp,
  viewer: Viewer,
): Promise<Map<number, ToppedUp>> {
  const { rows: lines } = await sql<{ id: number; variant_id: number; quantity: number }>`
    select id, variant_id, quantity from cart_items where cart_id = ${cartId} order by id`.execute(
    tx,
  )
  const wanted = new Map(pieces.map(({ variantId, quantity }) => [variantId, quantity]))
  const touched = new Set([
    ...wanted.keys(),
    ...lines.filter(({ id }) => shown.has(id)).map(({ variant_id }) => variant_id),
  ])
  const offers = await selectOffersOfVariants(tx, [...touched])
  const results = new Map<number, ToppedUp>()
  const changed: object[] = []
  for (const offer of offers) {
    if (offer.status !== 'published') continue
    const line = lines.find(({ variant_id }) => variant_id === offer.variant_id)
    const own = Math.max(line?.quantity ?? 0, available(offer, line && shown.get(line.id)))
    const top = Math.min(own + (wanted.get(offer.variant_id) ?? 0), orderable(offer), maxPieces)
    const quantity = Math.max(own, top - (top % offer.min_qty))
    const unit = unitPrice(offer, viewer)
    results.set(offer.variant_id, { added: quantity - own, unit })
    if (quantity !== (line?.quantity ?? 0)) {
      const { product_id, variant_id, box_price, box_qty } = offer
      changed.push({ product_id, variant_id, quantity, price: unit, box_price, box_qty })
    }
  }
  if (changed.length > 0) await writeLines(tx, cartId, changed)
  return results
}

/** Pieces shown on a page where they can be ordered, else 0. */
const available = (offer: OfferRow, quantity = 0): number =>
  quantityProblem(quantity, offer) ? 0 : quantity

async function writeLines(tx: Tx, cartId: number, rows: readonly object[]): Promise<void> {
  await withinCartLimit(
    sql`
      insert into cart_items (cart_id, product_id, variant_id, quantity, seen_price, seen_box_price, seen_box_qty)
      select ${cartId}::bigint, l.product_id, l.variant_id, l.quantity, l.price, l.box_price, l.box_qty
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as l(product_id int, variant_id int, quantity int, price bigint, box_price bigint, box_qty int)
      on conflict (cart_id, variant_id) do update set quantity = excluded.quantity`.execute(tx),
  )
}
