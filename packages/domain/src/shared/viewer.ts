import type { Locale } from '@tsiran/contract/locale'

/** The caller; determines language, prices and rights. */
export interface Viewer {
  locale: Locale
  /** Null for a guest. */
  customerId: number | null
  /** Null except for the users of a company, who have company prices (R3). */
  companyId: number | null
  role: 'Manager' | 'subUser' | null
  /** Maximum pieces of one line (R47); undefined for no limit. */
  maxQuantity?: number | undefined
}

/** A viewer with an account. */
export type SignedInViewer = Viewer & { customerId: number }

/** A guest without a limit of pieces. */
export const asGuest = (locale: Locale): Viewer => ({ locale, customerId: null, companyId: null, role: null })

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
