import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import type { PaidState } from '@tsiran/contract/admin/order-list-shapes'
import type { AdminOrderLine } from '@tsiran/contract/admin/order-line-shapes'
import type { Text3 } from '@tsiran/contract/admin/schema'
import type { OrderStatus } from '@tsiran/contract/order-shapes'

/** One thing that somebody else changed meanwhile. Amounts in drams, quantities in pieces that are still to be delivered. */
export type OrderDifference =
  | { kind: 'status'; before: OrderStatus; after: OrderStatus }
  | { kind: 'paid'; before: PaidState; after: PaidState }
  | { kind: 'sum'; before: number; after: number }
  | { kind: 'line'; sku: string; name: Text3; before: number; after: number }
  | { kind: 'address' }

/** Pieces of a line that are still to be delivered. */
export const piecesLeft = ({
  quantity,
  canceled,
}: Pick<AdminOrderLine, 'quantity' | 'canceled'>): number => quantity - canceled

/** What differs between an order as somebody read it and as it is now. */
export function orderDifferences(before: AdminOrder, after: AdminOrder): OrderDifference[] {
  const found: OrderDifference[] = []
  if (before.status !== after.status)
    found.push({ kind: 'status', before: before.status, after: after.status })
  if (before.paid !== after.paid)
    found.push({ kind: 'paid', before: before.paid, after: after.paid })
  const pieces = (order: AdminOrder, sku: string) =>
    order.lines.filter((line) => line.sku === sku).reduce((sum, line) => sum + piecesLeft(line), 0)
  for (const [sku, name] of new Map(
    [...before.lines, ...after.lines].map((line) => [line.sku, line.name]),
  )) {
    const [was, is] = [pieces(before, sku), pieces(after, sku)]
    if (was !== is) found.push({ kind: 'line', sku, name, before: was, after: is })
  }
  if (before.grand_total !== after.grand_total)
    found.push({ kind: 'sum', before: before.grand_total, after: after.grand_total })
  if (JSON.stringify(before.shipping_address) !== JSON.stringify(after.shipping_address))
    found.push({ kind: 'address' })
  return found
}
