import type { Role } from '@tsiran/contract/customer-session'
import { localePattern, type Locale } from '@tsiran/contract/locale'
import {
  addressesPath,
  cartRequestsPath,
  companyUsersPath,
  ordersPath,
  profilePath,
  quickOrderPath,
  shoppingListsPath,
} from '@tsiran/contract/shop-paths'
import type { MessageKey } from '@tsiran/i18n/translator'

const signInPattern = new RegExp(`^/${localePattern}/(?:signin|account/login)/?$`)

/** Whether a page is the one to sign in on. */
export const isSignInPath = (pathname: string): boolean => signInPattern.test(pathname)

const accountPattern = new RegExp(
  `^/${localePattern}/(?:account/(?!login|logout)|account/?$|orderDetile/)`,
)
const wishlistPattern = new RegExp(`^/${localePattern}/shop/wishlist/?$`)

/** Whether a page belongs to the account area. */
export const isAccountPath = (pathname: string): boolean => accountPattern.test(pathname)

/** Whether a page is for signed-in people alone. */
export const isPrivatePath = (pathname: string): boolean =>
  isAccountPath(pathname) || wishlistPattern.test(pathname)

export interface AccountEntry {
  to: string
  label: MessageKey
}

/**
 * The account area's menu: a Manager's has the company's pages, a sub-user's is shorter (spec 2 §2; spec 2 §6; R18; R54). Those who
 * buy for a company order by lines of codes, too.
 */
export function accountMenu(locale: Locale, role: Role): AccountEntry[] {
  const profile = { to: profilePath(locale), label: 'account.profile' } as const
  const addresses = { to: addressesPath(locale), label: 'account.addresses' } as const
  const orders = { to: ordersPath(locale), label: 'account.orders' } as const
  const users = { to: companyUsersPath(locale), label: 'companies.users' } as const
  const requests = { to: cartRequestsPath(locale), label: 'companies.requests' } as const
  const lists = { to: shoppingListsPath(locale), label: 'shoppingLists.title' } as const
  const quickOrder = { to: quickOrderPath(locale), label: 'quickOrder.title' } as const
  if (role === 'subUser') return [profile, orders, requests, lists, quickOrder]
  if (role === 'Manager') return [profile, users, addresses, orders, requests, lists, quickOrder]
  return [profile, addresses, orders, lists]
}
