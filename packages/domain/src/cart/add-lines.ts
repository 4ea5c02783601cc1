import type { Db } from '@tsiran/db/database'
import { fitQuantity, unitPrice } from './cart.ts'
import type { Viewer, CartOwner } from '../shared/viewer.ts'
import { insertLines, type NewLineRow } from './queries.ts'
import { selectOffersOfVariants } from './find-variants.ts'

/** What became of a line: its pieces in the cart, or why it was left out. The service line comes by itself (R8). */
export type LineOutcome = { quantity: number } | { skipped: 'gone' | 'out_of_stock' | 'already_in_cart' | 'service' }

export interface WantedLine {
  variantId: number
  /** Pieces. */
  quantity: number
  /** Where the cart holds fewer, it is raised to the quantity. */
  raise?: boolean
}

/**
 * Puts many variants into the owner's cart at once. A quantity is brought to full packs and to what is in stock; what
 * cannot be had, or is in the cart and not to be raised, is left out. Returns what became of each, by the variant's id.
 * Refuses with `cart_full`, and then changes nothing (R47).
 */
export async function addLines(db: Db, owner: CartOwner, wanted: readonly WantedLine[], viewer: Viewer): Promise<Map<number, LineOutcome>> {
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
        rows.push({ product_id, variant_id: variantId, quantity: pieces, price: unitPrice(offer, viewer), box_price, box_qty, raise })
      }
    }
  }
  const added = rows.length > 0 ? await insertLines(db, owner, rows, viewer.locale) : new Set<number>()
  for (const { variant_id, quantity } of rows)
    outcomes.set(variant_id, added.has(variant_id) ? { quantity } : { skipped: 'already_in_cart' })
  return outcomes
}
