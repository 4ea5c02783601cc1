import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'

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
