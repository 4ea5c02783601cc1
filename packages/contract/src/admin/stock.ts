/** Why pieces came or went. `opening`: the stock that a variant was inserted with; `feed`: what another system reported. */
export const stockReasons = [
  'opening',
  'sale',
  'cancel',
  'return',
  'receipt',
  'count',
  'damage',
  'expired',
  'theft',
  'correction',
  'weighed',
  'refused',
  'feed',
] as const
export type StockReason = (typeof stockReasons)[number]
