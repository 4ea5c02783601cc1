import type { Client } from '@tsiran/contract/client'
import { createContext } from 'react-router'

/** What a page's loaders and actions know of the request besides its address. */
export interface PageContext {
  /** The shop's public origin, `https://shop.example`. */
  origin: string
  /** The cookie `locale`. */
  localeCookie: string | null
  /** The guest cart's token of the cookie `api_token`. Read only by pages that are never stored. */
  apiToken: string | null
}

/** The API as the visitor may use it; within the server's process while rendering. */
export const clientContext = createContext<Client>()
export const pageContext = createContext<PageContext>()
