/** The states of a payment, as the shop's database names them. */
export const paymentStates = [
  'created',
  'open',
  'abandoned',
  'paid',
  'declined',
  'expired',
  'refund_due',
  'refunding',
  'refunded',
] as const
