import type { Cart } from '@tsiran/contract/cart'
import type { SkippedLine } from '@tsiran/contract/orders'
import type { Db } from '@tsiran/db/database'
import { addLines } from '../cart/add-lines.ts'
import type { Viewer } from '../shared/viewer.ts'
import { readCart } from '../cart/read-cart.ts'
import { findRequest } from '../companies/cart-requests.ts'
import { findOwnOrder } from './read-order.ts'
import type { OrderLineRow } from './order-rows.ts'

export interface Reordered {
  data: Cart | null
  added: { product_id: number; name: string; quantity: number }[]
  skipped: SkippedLine[]
}

/**
 * Puts the lines of a customer's order into the customer's cart, at today's prices and as far as the stock goes. What is
 * gone or there already is left out and named (R28). Refuses with `not_found`.
 */
export async function reorder(db: Db, customerId: number, orderId: number, viewer: Viewer): Promise<Reordered> {
  return reorderLines(db, customerId, (await findOwnOrder(db, customerId, orderId)).lines, viewer)
}

/** As {@link reorder}, of a request that the sub-user sent. */
export async function reorderRequest(db: Db, customerId: number, requestId: number, viewer: Viewer): Promise<Reordered> {
  return reorderLines(db, customerId, (await findRequest(db, { customerId }, requestId)).lines, viewer)
}

type Line = Pick<OrderLineRow, 'product_id' | 'variant_id' | 'quantity' | 'name' | 'options'>

async function reorderLines(db: Db, customerId: number, lines: readonly Line[], viewer: Viewer): Promise<Reordered> {
  const owner = { customerId }
  const wanted = lines.flatMap(({ variant_id, quantity }) => (variant_id === null ? [] : [{ variantId: variant_id, quantity }]))
  const results = await addLines(db, owner, wanted, viewer)
  const result: Reordered = { data: await readCart(db, owner, viewer), added: [], skipped: [] }
  for (const line of lines) {
    const outcome = (line.variant_id !== null && results.get(line.variant_id)) || { skipped: 'gone' as const }
    const name = nameOf(line, viewer)
    if ('quantity' in outcome) result.added.push({ product_id: line.product_id!, name, quantity: outcome.quantity })
    else if (outcome.skipped !== 'service') result.skipped.push({ product_id: line.product_id, name, reason: outcome.skipped })
  }
  return result
}

const nameOf = ({ name, options }: Line, { locale }: Viewer) => (options[locale] ? `${name[locale]}, ${options[locale]}` : name[locale])
