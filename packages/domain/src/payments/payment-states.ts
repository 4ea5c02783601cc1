import type { PaymentState } from '@tsiran/db/tables/payments'

/** What can happen to a payment. */
export type PaymentMove =
  | 'open'
  | 'refuse'
  | 'abandon'
  | 'pay'
  | 'decline'
  | 'expire'
  | 'owe'
  | 'mismatch'
  | 'beginRefund'
  | 'failRefund'
  | 'finishRefund'

/**
 * The states of a payment. `created`: the bank is being asked for a pay page. `open`: the buyer may pay. `abandoned`: the buyer
 * or the clock gave it up, but the bank may still take the money. `declined`, `expired`: nothing was paid as far as is known.
 * `refund_due`: money came that the shop cannot keep. `refunding`: the bank was told to give it back, and may have.
 */
export const paymentMoves: Readonly<Record<PaymentMove, { from: readonly PaymentState[]; to: PaymentState }>> = {
  open: { from: ['created'], to: 'open' },
  refuse: { from: ['created'], to: 'declined' },
  abandon: { from: ['created', 'open'], to: 'abandoned' },
  pay: { from: ['open', 'abandoned', 'declined', 'expired'], to: 'paid' },
  decline: { from: ['open', 'abandoned'], to: 'declined' },
  expire: { from: ['created', 'open', 'abandoned'], to: 'expired' },
  owe: { from: ['open', 'abandoned', 'declined', 'expired', 'paid'], to: 'refund_due' },
  // Another sum came than was asked for: it stays nobody's until a person returns it.
  mismatch: { from: ['open', 'abandoned', 'declined', 'expired'], to: 'refund_due' },
  beginRefund: { from: ['paid', 'refund_due'], to: 'refunding' },
  failRefund: { from: ['refunding'], to: 'refund_due' },
  finishRefund: { from: ['paid', 'refund_due', 'refunding'], to: 'refunded' },
}

/** The state after a move; undefined where the move does not apply, and nothing may change. */
export function stateAfter(state: PaymentState, move: PaymentMove): PaymentState | undefined {
  const { from, to } = paymentMoves[move]
  return from.includes(state) ? to : undefined
}

/** States in which the buyer's money is with the shop, or on its way back. */
export const holdsMoney = (state: PaymentState): boolean => ['paid', 'refund_due', 'refunding', 'refunded'].includes(state)

/** Minutes after a payment's beginning at which the bank is asked; then every hour (R23). */
const firstQuestions = [1, 5, 15, 60]
const minutesOfDay = 24 * 60

/** When the bank is asked next, in minutes from the payment's beginning, given how many have passed. */
export const nextPollAt = (passed: number): number =>
  firstQuestions.find((minutes) => minutes > passed) ?? (Math.floor(passed / 60) + 1) * 60

/** A payment may be given up after a day, and only where the bank says that nothing was paid. */
export const mayBeGivenUp = (passed: number): boolean => passed >= minutesOfDay
