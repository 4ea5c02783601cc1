import type { Channel, SocialLink } from '@tsiran/contract/content'
import type { Role } from '@tsiran/contract/customers'
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
  }
}

/** The shop's contacts; undefined where the shell could not be loaded. */
export const useContact = (): Channel['contact'] | undefined => useShellData()?.channel.contact
