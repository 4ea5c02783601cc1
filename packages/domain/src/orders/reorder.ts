import type { Cart } from '@tsiran/contract/cart-shapes'
import type { SkippedLine } from '@tsiran/contract/order-shapes'
import type { Db } from '@tsiran/db/database'
import { addLines } from '../cart/add-lines.ts'
import { lineName } from '../shared/line-snapshot.ts'
import type { Viewer } from '../shared/viewer.ts'
import { readCart } from '../cart/read-cart.ts'
import { findRequest } from '../companies/cart-requests.ts'
import { findOwnOrder } from './read-order.ts'
import { agreedLines } from './order-lines.ts'
import type { OrderLineRow } from './order-line-rows.ts'

export interface Reordered {
  data: Cart | null
  /** Pieces `asked` by the order, and the `quantity` that went into the cart. */
  added: { product_id: number; name: string; asked: number; quantity: number }[]
  skipped: SkippedLine[]
}

interface ReorderCall {
  customerId: number
  /** Of the order or the request. */
  id: number
  viewer: Viewer
}

/**
 * Adds the lines of a customer's order to the customer's cart, at today's prices and as far as the stock goes. Lines that are gone or
 * in the cart already are reported as skipped (R28). A settled order counts as it was before it was packed. Refuses with `not_found`.
 */
export async function reorder(db: Db, { customerId, id, viewer }: ReorderCall): Promise<Reordered> {
  // The service line is added automatically while it is on (R8).
  const lines = agreedLines(await findOwnOrder(db, customerId, id)).filter(({ stocked }) => stocked)
  return reorderLines(db, { customerId, lines, viewer })
}

/** As {@link reorder}, for a request that the sub-user sent. */
export async function reorderRequest(
  db: Db,
  { customerId, id, viewer }: ReorderCall,
): Promise<Reordered> {
  const { lines } = await findRequest(db, { customerId }, id)
  return reorderLines(db, { customerId, lines, viewer })
}

type Line = Pick<OrderLineRow, 'product_id' | 'variant_id' | 'quantity' | 'name' | 'options'>

async function reorderLines(
  db: Db,
  {
    customerId,
    lines,
    viewer,
  }: Pick<ReorderCall, 'customerId' | 'viewer'> & { lines: readonly Line[] },
): Promise<Reordered> {
  const owner = { customerId }
  const wanted = lines.flatMap(({ variant_id, quantity }) =>
    variant_id === null ? [] : [{ variantId: variant_id, quantity }],
  )
  const results = await addLines(db, owner, wanted, viewer)
  const result: Reordered = { data: await readCart(db, owner, viewer), added: [], skipped: [] }
  for (const line of lines) {
    const outcome = (line.variant_id !== null && results.get(line.variant_id)) || {
      skipped: 'gone' as const,
    }
    const name = lineName(line, viewer.locale)
    if ('quantity' in outcome)
      result.added.push({
        product_id: line.product_id!,
        name,
        asked: line.quantity,
        quantity: outcome.quantity,
      })
    else if (outcome.skipped !== 'service')
      result.skipped.push({ product_id: line.product_id, name, reason: outcome.skipped })
  }
  return result
}
