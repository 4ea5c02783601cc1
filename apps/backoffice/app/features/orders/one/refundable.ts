import { costOfPieces, piecesToRefund } from '@tsiran/contract/admin/cost-of-pieces'
import type { AdminOrder, AdminOrderLine } from '@tsiran/contract/admin/order-shapes'

/** Drams of an order that can go back through the bank: what is due, and all that is left once the order has ended. */
export interface Refundable {
  due: number
  most: number
}

export function refundable({
  payments,
  status,
}: Pick<AdminOrder, 'payments' | 'status'>): Refundable {
  const ended = status === 'completed' || status === 'canceled'
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
    due: parts.reduce((sum, { due }) => sum + due, 0),
    most: parts.reduce((sum, { most }) => sum + most, 0),
  }
}

type Delivered = Pick<AdminOrder, 'payments' | 'status' | 'lines'>

/** Lines of a delivered order with pieces that no refund is for yet; the service line is not among them. */
export const refundableLines = (order: Delivered): AdminOrderLine[] =>
  order.status === 'completed' && freeOf(order) > 0
    ? order.lines.filter((line) => line.stocked && piecesToRefund(line) > 0)
    : []

/** Drams that can go back for chosen pieces, by the line's id: what they cost, and no more than the shop has. */
export const maxForPieces = (order: Delivered, chosen: Readonly<Record<number, number>>): number =>
  Math.min(
    freeOf(order),
    order.lines.reduce((sum, line) => sum + costOfPieces(line, chosen[line.id] ?? 0), 0),
  )

/** What is due goes back for something else. */
function freeOf(order: Delivered): number {
  const { due, most } = refundable(order)
  return most - due
}
