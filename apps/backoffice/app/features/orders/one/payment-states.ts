/** The states of a payment, as the shop's database names them. */
export const paymentStates = [
  'created',
  'open',
  'abandoned',
  'held',
  'capturing',
  'captured',
  'voiding',
  'voided',
  'paid',
  'declined',
  'expired',
  'refund_due',
  'refunding',
  'refunded',
] as const
