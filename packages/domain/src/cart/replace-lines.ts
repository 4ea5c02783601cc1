import { maxPieces } from '@tsiran/contract/limits'
import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import type { PriceViewer } from '../shared/viewer.ts'
import { unitPrice } from './cart.ts'
import { selectOffersOfVariants } from './find-variants.ts'
import { withinCartLimit } from './insert-lines.ts'

/** Pieces of a variant. */
export interface PiecesOf {
  variantId: number
  quantity: number
}

/** Sums the pieces of each variant, in the order of their first line. */
export function sumPieces(lines: readonly PiecesOf[]): Map<number, number> {
  const pieces = new Map<number, number>()
  for (const { variantId, quantity } of lines)
    pieces.set(variantId, Math.min((pieces.get(variantId) ?? 0) + quantity, maxPieces))
  return pieces
}

/**
 * Makes these lines the only ones of a locked cart. Quantities stay as they are wanted, also beyond the stock: the cart's view
 * reports what is there. The viewer's present prices count as seen. Refuses with `not_found` (a variant that does not exist),
 * `line_locked` (the service line) and `cart_full`.
 */
export async function replaceLines(
  tx: Tx,
  cartId: number,
  lines: readonly PiecesOf[],
  viewer: PriceViewer,
): Promise<void> {
  const pieces = sumPieces(lines)
  const offers = new Map(
    (await selectOffersOfVariants(tx, [...pieces.keys()])).map((offer) => [
      offer.variant_id,
      offer,
    ]),
  )
  const rows = [...pieces].map(([variantId, quantity], place) => {
    const offer = offers.get(variantId)
    if (!offer) throw new DomainError('not_found')
    if (offer.status === 'service') throw new DomainError('line_locked')
    const { product_id, box_price, box_qty } = offer
    return {
      place,
      product_id,
      variant_id: variantId,
      quantity,
      price: unitPrice(offer, viewer),
      box_price,
      box_qty,
    }
  })
  await withinCartLimit(
    sql`
      with wanted as materialized (
        select *
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as l(place int, product_id int, variant_id int, quantity int, price bigint, box_price bigint, box_qty int)
      ), removed as (
        delete from cart_items i
        where i.cart_id = ${cartId} and not exists (select from wanted w where w.variant_id = i.variant_id)
      )
      insert into cart_items (cart_id, product_id, variant_id, quantity, seen_price, seen_box_price, seen_box_qty)
      select ${cartId}::bigint, product_id, variant_id, quantity, price, box_price, box_qty
      from wanted
      order by place
      on conflict (cart_id, variant_id) do update set
        quantity = excluded.quantity,
        seen_price = excluded.seen_price,
        seen_box_price = excluded.seen_box_price,
        seen_box_qty = excluded.seen_box_qty`.execute(tx),
  )
}
