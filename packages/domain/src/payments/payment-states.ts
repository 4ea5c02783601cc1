import type { PaymentState, RefundState } from '@tsiran/db/tables/payments'
import { isReceived } from '../shared/money-states.ts'

/** A transition of a payment's state. */
export type PaymentMove =
  | 'open'
  | 'refuse'
  | 'abandon'
  | 'pay'
  | 'hold'
  | 'capture'
  | 'captured'
  | 'void'
  | 'voided'
  | 'decline'
  | 'expire'
  | 'requireRefund'
  | 'mismatch'

/**
 * The states of a payment. `created`: a pay page is being requested. `open`: the buyer may pay. `abandoned`: the buyer or the clock
 * gave it up, but the bank may still take the money. `held`: the bank holds the money on the card. `capturing`, `voiding`: the bank is
 * to take it, or to let go of it, and may have. `captured`: the bank took `amount`. `voided`: it took nothing. `declined`, `expired`:
 * as far as known, nothing was paid. `refund_due`: the shop must return all that is left of it. `refunding`: that was requested and
 * may have happened ({@link stateByRefunds}).
 */
export const paymentMoves: Readonly<
  Record<PaymentMove, { from: readonly PaymentState[]; to: PaymentState }>
> = {
  open: { from: ['created'], to: 'open' },
  refuse: { from: ['created'], to: 'declined' },
  abandon: { from: ['created', 'open'], to: 'abandoned' },
  pay: { from: ['open', 'abandoned', 'declined', 'expired'], to: 'paid' },
  hold: { from: ['open', 'abandoned', 'declined', 'expired'], to: 'held' },
  capture: { from: ['held'], to: 'capturing' },
  // By the bank's own report, whatever was asked of it: a person may do both at the bank.
  captured: { from: ['held', 'capturing', 'voiding'], to: 'captured' },
  void: { from: ['held', 'capturing'], to: 'voiding' },
  voided: { from: ['held', 'capturing', 'voiding'], to: 'voided' },
  decline: { from: ['open', 'abandoned'], to: 'declined' },
  expire: { from: ['created', 'open', 'abandoned'], to: 'expired' },
  requireRefund: { from: ['open', 'abandoned', 'declined', 'expired'], to: 'refund_due' },
  // Another amount was paid: a person has to refund it.
  mismatch: { from: ['open', 'abandoned', 'declined', 'expired'], to: 'refund_due' },
}

/** The state after a move; undefined where the move does not apply, and nothing may change. */
export function stateAfter(state: PaymentState, move: PaymentMove): PaymentState | undefined {
  const { from, to } = paymentMoves[move]
  return from.includes(state) ? to : undefined
}

/**
 * The state of a payment with the shop's money, by its refunds: `whole` while a part stays with the shop, `refunded` once all of it
 * went back. Drams.
 */
export function stateByRefunds(
  amount: number,
  refunds: readonly { state: RefundState; amount: number }[],
  whole: 'paid' | 'captured' = 'paid',
): PaymentState {
  const sum = (state: RefundState) =>
    refunds.reduce((drams, refund) => drams + (refund.state === state ? refund.amount : 0), 0)
  const [due, refunding, refunded] = [sum('due'), sum('refunding'), sum('refunded')]
  if (refunded === amount) return 'refunded'
  if (due + refunding + refunded < amount) return whole
  return refunding > 0 ? 'refunding' : 'refund_due'
}

/** States in which the bank holds the buyer's money, as far as the shop knows. */
export const isOnHold = (state: PaymentState): boolean =>
  ['held', 'capturing', 'voiding'].includes(state)

/** States in which the buyer has paid as far as the buyer can: the money is held for the shop, or was received. */
export const isSecured = (state: PaymentState): boolean =>
  isReceived(state) || state === 'held' || state === 'capturing'

/** Minutes after a payment's creation for the first queries; then every hour (R23). */
const firstPolls = [1, 5, 15, 60]
const minutesOfDay = 24 * 60

/** Time of the next query in minutes from the payment's creation; `passed` is the time now. */
export const nextPollAt = (passed: number): number =>
  firstPolls.find((minutes) => minutes > passed) ?? (Math.floor(passed / 60) + 1) * 60

/** Whether a payment is old enough to expire, which also needs the bank's report that nothing was paid. */
export const mayExpire = (passed: number): boolean => passed >= minutesOfDay
