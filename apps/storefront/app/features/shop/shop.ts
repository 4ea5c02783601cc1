import type { SocialLink } from '@tsiran/contract/content'
import type { Channel } from '@tsiran/contract/channel'
import type { Role } from '@tsiran/contract/customer-session'
import { pageIds } from '@tsiran/contract/page-ids'
import { useRouteLoaderData } from 'react-router'
import type { NavLink } from './menus.ts'

interface Shop {
  name: string
  /** Its public origin, `https://shop.example`. */
  origin: string
  /** The merchant's links in header and footer. */
  headerLinks: readonly NavLink[]
  footerLinks: readonly NavLink[]
  social: readonly SocialLink[]
  payments: Channel['payment_methods']
  /** Path of the merchant's logo; null for the shop's own. */
  logo: string | null
  accent: Channel['accent']
  /** When it is open, a line for each span of days. */
  openingHours: readonly string[]
  /** What search engines and messengers show of pages without words or a picture of their own. */
  description: string
  image: string | null
}

/** The data of the shell's loader, for every page. */
export interface ShopData extends Shop {
  contact: Channel['contact']
  /** The page of the terms that buyers accept. */
  termsPage: number
  /** The style of the merchant's colours; empty without any. */
  accentCss: string
  /** Whether somebody is signed in, and in which role the page is rendered. */
  signedIn: boolean
  role: Role
}

const useShellData = () => useRouteLoaderData('routes/shell') as ShopData | undefined

const none: Shop = {
  name: '',
  origin: '',
  headerLinks: [],
  footerLinks: [],
  social: [],
  payments: [],
  logo: null,
  accent: null,
  openingHours: [],
  description: '',
  image: null,
}

/** The shop's data; empty where the shell could not be loaded. */
export const useShop = (): Shop => useShellData() ?? none

/** The page of the terms that buyers accept. */
export const useTermsPage = (): number => useShellData()?.termsPage ?? pageIds.terms

/** The shop's contacts; undefined where the shell could not be loaded. */
export const useContact = (): Channel['contact'] | undefined => useShellData()?.contact
