import { costOfPieces, piecesToRefund } from '@tsiran/contract/admin/cost-of-pieces'
import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import type { AdminOrderLine } from '@tsiran/contract/admin/order-line-shapes'

/** Drams of an order that one refund can return through the bank, of one payment. */
export interface Refundable {
  /** What is due first. */
  due: number
  /** All that is left once the order has ended, what is due until then. */
  most: number
  /** What is left without what is due. */
  free: number
}

/** Whether all money of an order can go back: until then the shop keeps what the order will cost. */
export const hasEnded = ({ status }: Pick<AdminOrder, 'status'>): boolean =>
  status === 'completed' || status === 'canceled'

export function refundable({
  payments,
  status,
}: Pick<AdminOrder, 'payments' | 'status'>): Refundable {
  const ended = hasEnded({ status })
  const parts = payments.map(({ state, amount, refunded, refunds }) => {
    const due = refunds.reduce(
      (sum, refund) => sum + (refund.state === 'due' ? refund.amount : 0),
      0,
    )
    // The money of an order that will be delivered stays. What is due is among what the shop still has.
    return {
      due,
      most: ended && (state === 'paid' || state === 'captured') ? amount - refunded : due,
    }
  })
  return {
    due: parts.find(({ due }) => due > 0)?.due ?? 0,
    most: Math.max(0, ...parts.map(({ most }) => most)),
    free: Math.max(0, ...parts.map(({ most, due }) => most - due)),
  }
}

type Delivered = Pick<AdminOrder, 'payments' | 'status' | 'lines'>

/** Lines of a delivered order with pieces that no refund is for yet; the service line is not among them. */
export const refundableLines = (order: Delivered): AdminOrderLine[] =>
  order.status === 'completed' && refundable(order).free > 0
    ? order.lines.filter((line) => line.stocked && piecesToRefund(line) > 0)
    : []

/**
 * Drams that can go back for chosen pieces, by the line's id: what they cost, and no more than the shop has. What is due goes back for
 * something else.
 */
export const maxForPieces = (order: Delivered, chosen: Readonly<Record<number, number>>): number =>
  Math.min(
    refundable(order).free,
    order.lines.reduce((sum, line) => sum + costOfPieces(line, chosen[line.id] ?? 0), 0),
  )
