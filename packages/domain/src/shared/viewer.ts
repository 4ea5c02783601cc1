import type { Locale } from '@tsiran/contract/locale'

/** Who asks: the language of texts, the prices and the rights follow from it. */
export interface Viewer {
  locale: Locale
  /** Null for a guest. */
  customerId: number | null
  /** Null for everybody but the users of a company, who have prices of their own (R3). */
  companyId: number | null
  role: 'Manager' | 'subUser' | null
  /** Pieces of one line that the viewer may order (R47); undefined for no limit. */
  maxQuantity?: number | undefined
}

/** A viewer with an account. */
export type SignedInViewer = Viewer & { customerId: number }

/** A guest's view, without a limit of pieces. */
export const asGuest = (locale: Locale): Viewer => ({ locale, customerId: null, companyId: null, role: null })

/** Where a request comes from; rate limits count by its network. */
export interface ClientInfo {
  /** Network address. */
  address: string
  userAgent: string
}

/** The shop itself, for accounts that it creates. */
export const shopItself: ClientInfo = { address: '', userAgent: '' }

/** Whose cart: a guest's, named by its secret token, or a signed-in customer's. Never one by the other's key (R14). */
export type CartOwner = { apiToken: string } | { customerId: number }
