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

/** Reasons of an adjustment; the others belong to orders, receipts, imports and new variants. */
export const adjustReasons = [
  'damage',
  'expired',
  'theft',
  'return',
  'correction',
  'receipt',
  'weighed',
  'refused',
  'count',
] as const
export type AdjustReason = (typeof adjustReasons)[number]

/** What a movement refers to; `paper`: one of the merchant's own. */
export const stockReferences = ['order', 'receipt', 'import', 'paper'] as const
export type StockReferenceType = (typeof stockReferences)[number]
