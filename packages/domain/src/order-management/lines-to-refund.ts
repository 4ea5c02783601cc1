import { costOfPieces, piecesToRefund } from '@tsiran/contract/admin/cost-of-pieces'
import type { RefundLine } from '@tsiran/contract/admin/order-payment-shapes'
import { formatMoney } from '@tsiran/i18n/money'
import { fieldError } from '../errors.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import { refundedPieces, type RefundOfLines } from '../orders/refunded-pieces.ts'

interface Wanted {
  lines: readonly RefundLine[]
  /** Drams; undefined for what the pieces cost. */
  amount: number | undefined
}

/**
 * The drams to refund for delivered pieces of a locked order. Refuses with `validation_failed` where a line is not the order's, is
 * named twice, is the service line, or has fewer pieces that no refund names, and where the pieces cost less than the amount.
 */
export function dramsOfLines(
  order: Pick<OrderRow, 'lines'>,
  refunds: readonly RefundOfLines[],
  { lines, amount }: Wanted,
): number {
  const pieces = refundedPieces(refunds)
  const named = new Set<number>()
  let cost = 0
  for (const { line_id: id, quantity } of lines) {
    const row = order.lines.find((one) => one.id === id && one.stocked)
    const line = row && { ...row, refunded: pieces.get(id) ?? 0 }
    if (
      !line ||
      named.has(id) ||
      !Number.isSafeInteger(quantity) ||
      quantity < 1 ||
      quantity > piecesToRefund(line)
    )
      throw fieldError('lines', 'invalid')
    named.add(id)
    cost += costOfPieces(line, quantity)
  }
  if (amount !== undefined && amount > cost)
    throw fieldError('amount', 'moreThanRefundable', { amount: formatMoney(cost) })
  return amount ?? cost
}

/** The pieces of an order's lines as the audit log names them, for people and after the lines are gone. */
export const wordsOfLines = (order: Pick<OrderRow, 'lines'>, lines: readonly RefundLine[]) =>
  lines.map(({ line_id, quantity }) => {
    const line = order.lines.find(({ id }) => id === line_id)
    return { line_id, sku: line?.sku, name: line?.name.hy, pieces: quantity }
  })
