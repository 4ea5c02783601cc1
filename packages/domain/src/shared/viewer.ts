import type { Locale } from '@tsiran/contract/locale'

/** The caller; determines language, prices and rights. */
export interface Viewer {
  locale: Locale
  /** Null for a guest. */
  customerId: number | null
  /** Null except for the users of a company, who have company prices (R3). */
  companyId: number | null
  role: 'Manager' | 'subUser' | null
  /** True for the users of a company that waits for approval: they have the prices of everybody. */
  ordinaryPrices?: boolean | undefined
  /** Drams of the smallest order of the viewer's company; undefined or null where the general minimum counts. */
  companyMinimum?: number | null | undefined
  /** Maximum pieces of one line (R47); undefined for no limit. */
  maxQuantity?: number | undefined
}

/** What decides the prices of a viewer. */
export type PriceViewer = Pick<Viewer, 'companyId' | 'ordinaryPrices'>

/** What decides the smallest order of a viewer. */
export type MinimumViewer = Pick<Viewer, 'companyId' | 'companyMinimum'>

/** Whether company prices are shown and paid (R3). */
export const hasCompanyPrices = ({ companyId, ordinaryPrices = false }: PriceViewer): boolean =>
  companyId !== null && !ordinaryPrices

/** Everybody's prices, or the companies'. */
export type PriceList = 'retail' | 'company'

export const priceListOf = (viewer: PriceViewer): PriceList =>
  hasCompanyPrices(viewer) ? 'company' : 'retail'

/** A viewer with an account. */
export type SignedInViewer = Viewer & { customerId: number }

/** A guest without a limit of pieces. */
export const asGuest = (locale: Locale): Viewer => ({
  locale,
  customerId: null,
  companyId: null,
  role: null,
})

/** Where a request comes from; rate limits count by its network. */
export interface ClientInfo {
  /** Network address. */
  address: string
  userAgent: string
}

/** The shop itself, for accounts that it creates. */
export const shopItself: ClientInfo = { address: '', userAgent: '' }

/** Owner of a cart: a guest by the secret token, or a signed-in customer; a token never opens a customer's cart (R14). */
export type CartOwner = { apiToken: string } | { customerId: number }
