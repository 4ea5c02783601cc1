import type { Client } from '@tsiran/contract/client'
import type { Role } from '@tsiran/contract/customer-session'
import type { Locale } from '@tsiran/contract/locale'
import type { Overrides } from '@tsiran/i18n/overrides'
import { createContext } from 'react-router'

/**
 * The request's data for loaders and actions, besides its address. Reading one of the cookies makes the page
 * the visitor's own: it is rendered for each request and never cached.
 */
export interface PageContext {
  /** The shop's public origin, `https://shop.example`. */
  origin: string
  /** The cookie `locale`. */
  readonly localeCookie: string | null
  /** The guest cart's token of the cookie `api_token`. */
  readonly apiToken: string | null
  /** The token of the guest cart that this browser ordered last, of the cookie `ordered_cart`. */
  readonly orderedToken: string | null
  /** Somebody is signed in; reading it does not make the page personal, being signed in has. */
  readonly signedIn: boolean
  /** The role of who is signed in; false for guests and individuals. As harmless to read. */
  readonly role: Role
  /** The merchant's overrides of a language: the same object until they change. */
  readonly overridesOf: (locale: Locale) => Overrides
}

/** The API client of the visitor; it calls within the server's process while rendering. */
export const clientContext = createContext<Client>()
export const pageContext = createContext<PageContext>()
