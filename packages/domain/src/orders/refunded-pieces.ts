import type { RefundLine } from '@tsiran/contract/admin/order-payment-shapes'
import type { RefundState } from '@tsiran/db/tables/payments'

export interface RefundOfLines {
  state: RefundState
  lines: readonly RefundLine[]
}

/** Pieces that refunds name, by the line's id. What a bank refused is due again as a refund of its own. */
export function refundedPieces(refunds: readonly RefundOfLines[]): Map<number, number> {
  const pieces = new Map<number, number>()
  for (const { state, lines } of refunds) {
    if (state === 'refused') continue
    for (const { line_id: id, quantity } of lines) pieces.set(id, (pieces.get(id) ?? 0) + quantity)
  }
  return pieces
}
