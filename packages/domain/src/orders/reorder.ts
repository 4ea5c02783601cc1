import type { Cart } from '@tsiran/contract/cart'
import type { SkippedLine } from '@tsiran/contract/orders'
import type { Db } from '@tsiran/db/database'
import { addLines } from '../cart/add-lines.ts'
import type { CartViewer } from '../cart/cart-view.ts'
import { readCart } from '../cart/read-cart.ts'
import { findOwnOrder } from './read-order.ts'
import type { OrderLineRow } from './queries.ts'

export interface Reordered {
  data: Cart | null
  added: { product_id: number; name: string; quantity: number }[]
  skipped: SkippedLine[]
}

/**
 * Puts the lines of a customer's order into the customer's cart, at today's prices and as far as the stock goes. What is
 * gone or there already is left out and named (decisions 28). Refuses with `not_found`.
 */
export async function reorder(db: Db, customerId: number, orderId: number, viewer: CartViewer): Promise<Reordered> {
  const { lines } = await findOwnOrder(db, customerId, orderId)
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

const nameOf = ({ name, options }: OrderLineRow, { locale }: CartViewer) =>
  options[locale] ? `${name[locale]}, ${options[locale]}` : name[locale]
