import type { Db } from '@tsiran/db/database'
import { fitQuantity, unitPrice } from './cart.ts'
import type { Viewer, CartOwner } from '../shared/viewer.ts'
import { insertLines, type NewLineRow } from './insert-lines.ts'
import { selectOffersOfVariants } from './find-variants.ts'

/** Result of a line: its pieces in the cart, or why it was skipped. The service line is added automatically (R8). */
export type LineOutcome =
  | { quantity: number }
  | { skipped: 'gone' | 'out_of_stock' | 'already_in_cart' | 'service' }

export interface WantedLine {
  variantId: number
  /** Pieces. */
  quantity: number
  /** Raises an existing line with fewer pieces to the quantity. */
  raise?: boolean
}

/**
 * Adds many variants to the owner's cart. Quantities are fitted to full packs and to the stock. Skips variants that are
 * unavailable, or in the cart and not to be raised. Returns the outcome by variant id. Refuses with `cart_full` without any
 * change (R47).
 */
export async function addLines(
  db: Db,
  owner: CartOwner,
  wanted: readonly WantedLine[],
  viewer: Viewer,
): Promise<Map<number, LineOutcome>> {
  const outcomes = new Map<number, LineOutcome>()
  if (wanted.length === 0) return outcomes
  const found = await selectOffersOfVariants(
    db,
    wanted.map(({ variantId }) => variantId),
  )
  const offers = new Map(found.map((offer) => [offer.variant_id, offer]))
  const rows: NewLineRow[] = []
  for (const { variantId, quantity, raise = false } of wanted) {
    const offer = offers.get(variantId)
    if (!offer || offer.status === 'hidden') outcomes.set(variantId, { skipped: 'gone' })
    else if (offer.status === 'service') outcomes.set(variantId, { skipped: 'service' })
    else {
      const pieces = fitQuantity(quantity, offer, viewer.maxQuantity)
      if (pieces === 0) outcomes.set(variantId, { skipped: 'out_of_stock' })
      else {
        const { product_id, box_price, box_qty } = offer
        rows.push({
          product_id,
          variant_id: variantId,
          quantity: pieces,
          price: unitPrice(offer, viewer),
          box_price,
          box_qty,
          raise,
        })
      }
    }
  }
  const added =
    rows.length > 0
      ? await insertLines(db, { owner, lines: rows, locale: viewer.locale })
      : new Set<number>()
  for (const { variant_id, quantity } of rows)
    outcomes.set(variant_id, added.has(variant_id) ? { quantity } : { skipped: 'already_in_cart' })
  return outcomes
}
