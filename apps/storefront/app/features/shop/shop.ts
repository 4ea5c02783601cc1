import type { Channel, SocialLink } from '@tsiran/contract/content'
import type { Role } from '@tsiran/contract/customers'
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
  openingHours: Channel['opening_hours']
  /** What search engines and messengers show of pages without words or a picture of their own. */
  description: string
  image: string | null
}

/** The data of the shell's loader, for every page. */
export interface ShopData {
  channel: Channel
  origin: string
  headerLinks: readonly NavLink[]
  footerLinks: readonly NavLink[]
  social: readonly SocialLink[]
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
export function useShop(): Shop {
  const shell = useShellData()
  if (!shell) return none
  const { channel, origin, headerLinks, footerLinks, social } = shell
  return {
    name: channel.name,
    origin,
    headerLinks,
    footerLinks,
    social,
    payments: channel.payment_methods,
    logo: channel.logo,
    accent: channel.accent,
    openingHours: channel.opening_hours,
    description: channel.home_seo.meta_description,
    image: channel.home_seo.image,
  }
}

/** The page of the terms that buyers accept. */
export const useTermsPage = (): number =>
  useShellData()?.channel.checkout.terms_page_id ?? pageIds.terms

/** The shop's contacts; undefined where the shell could not be loaded. */
export const useContact = (): Channel['contact'] | undefined => useShellData()?.channel.contact
