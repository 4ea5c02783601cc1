import type { PaymentState } from '@tsiran/db/tables/payments'

/** States in which a payment's `amount`, less its refunds, is what the shop received. */
export const isReceived = (state: PaymentState): boolean => state === 'paid' || state === 'captured'

/** States in which the buyer's money is with the shop, or on its way back. */
export const statesWithMoney: readonly PaymentState[] = [
  'paid',
  'captured',
  'refund_due',
  'refunding',
  'refunded',
]
export const holdsMoney = (state: PaymentState): boolean => statesWithMoney.includes(state)
