import type { Channel, SocialLink } from '@tsiran/contract/content'
import { useRouteLoaderData } from 'react-router'
import type { loader } from '../../routes/shell.tsx'
import type { NavLink } from './menus.ts'

interface Shop {
  name: string
  /** Its public origin, `https://shop.example`. */
  origin: string
  /** What the merchant put into header and footer. */
  headerLinks: readonly NavLink[]
  footerLinks: readonly NavLink[]
  social: readonly SocialLink[]
  payments: Channel['payment_methods']
}

const none: Shop = { name: '', origin: '', headerLinks: [], footerLinks: [], social: [], payments: [] }

/** The shop as its shell knows it; empty where the shell itself could not be loaded. */
export function useShop(): Shop {
  const shell = useRouteLoaderData<typeof loader>('routes/shell')
  if (!shell) return none
  const { channel, origin, headerLinks, footerLinks, social } = shell
  return { name: channel.name, origin, headerLinks, footerLinks, social, payments: channel.payment_methods }
}

/** How the shop is reached; undefined where the shell itself could not be loaded. */
export const useContact = (): Channel['contact'] | undefined => useRouteLoaderData<typeof loader>('routes/shell')?.channel.contact
