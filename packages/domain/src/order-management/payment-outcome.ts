import type { Payment } from '../payments/payment-rows.ts'
import { isSecured } from '../payments/payment-states.ts'

/** State of an order's payment for its buyer. `receipt` is the payment's key once it is paid. */
export interface PaymentOutcome {
  state: 'paid' | 'waiting' | 'failed'
  order_id: number
  receipt: string | null
  /** False while the bank may have the money already: the buyer must not pay again then. */
  payable: boolean
}

/** Whether a buyer may pay: the gateway has not answered yet, or reports no payment. */
export const isPayable = (payment: Payment | undefined): boolean =>
  payment === undefined || payment.answer === null || payment.answer === 'waiting'

/** The outcome of a payment for its buyer. A late payment is refunded, so for the buyer it failed. */
export function outcomeOf(payment: Payment): PaymentOutcome {
  const { state, order_id, key } = payment
  if (isSecured(state)) return { state: 'paid', order_id, receipt: key, payable: false }
  const isWaiting = state === 'created' || state === 'open'
  return {
    state: isWaiting ? 'waiting' : 'failed',
    order_id,
    receipt: null,
    payable: isWaiting && isPayable(payment),
  }
}
