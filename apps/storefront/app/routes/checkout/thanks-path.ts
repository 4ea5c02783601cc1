import type { Locale } from '@tsiran/contract/locale'

/** The thanks page of an order, with the receipt of its payment where there is one. */
export const thanksPath = (locale: Locale, orderId: number | string, receipt: string | null): string =>
  `/${locale}/thanks?orderID=${encodeURIComponent(orderId)}${receipt ? `&payment=${receipt}` : ''}`
