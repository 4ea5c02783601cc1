/** Polling interval of due rows in milliseconds. */
export const intervalMs = {
  mails: 2_000,
  payments: 5_000,
  stock: 5_000,
  lots: 5_000,
  listings: 5_000,
  orderDays: 10_000,
  posts: 2_000,
  stockCheck: 10 * 60 * 1_000,
  searchMisses: 10_000,
  slots: 60_000,
  documents: 60 * 60 * 1_000,
  companyPrices: 60 * 60 * 1_000,
  cleanUp: 60 * 60 * 1_000,
}
