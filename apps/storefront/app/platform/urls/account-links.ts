import type { Role } from '@tsiran/contract/customers'
import { localePattern, type Locale } from '@tsiran/contract/locale'
import type { MessageKey } from '@tsiran/i18n/translator'

export const profileLink = (locale: Locale) => `/${locale}/account/profile/`
export const addressesLink = (locale: Locale) => `/${locale}/account/addresses`
export const ordersLink = (locale: Locale) => `/${locale}/account/orders`
export const usersLink = (locale: Locale) => `/${locale}/account/company-users`
/** Both spelled as the specification has them. */
export const requestsLink = (locale: Locale) => `/${locale}/account/orders-menger`
export const orderLink = (locale: Locale, id: number) => `/${locale}/orderDetile/${id}`
export const shoppingListsLink = (locale: Locale) => `/${locale}/account/shopping-lists`
export const shoppingListLink = (locale: Locale, id: number) => `${shoppingListsLink(locale)}/${id}`
export const quickOrderLink = (locale: Locale) => `/${locale}/shop/quick-order`
export const wishlistLink = (locale: Locale) => `/${locale}/shop/wishlist`
export const logoutLink = (locale: Locale) => `/${locale}/account/logout`

export const dashboardLink = (locale: Locale) => `/${locale}/account/dashboard`

/** The page to sign in on, which leads back afterwards. */
export const signInLink = (locale: Locale, back: string) => `/${locale}/signin?back=${encodeURIComponent(back)}`

const signInPath = new RegExp(`^/${localePattern}/(?:signin|account/login)/?$`)

/** Whether a page is the one to sign in on. */
export const isSignInPath = (pathname: string): boolean => signInPath.test(pathname)

const accountPath = new RegExp(`^/${localePattern}/(?:account/(?!login|logout)|account/?$|orderDetile/)`)
const wishlistPath = new RegExp(`^/${localePattern}/shop/wishlist/?$`)

/** Whether a page belongs to the account area. */
export const isAccountPath = (pathname: string): boolean => accountPath.test(pathname)

/** Whether a page is for signed-in people alone. */
export const isPrivatePath = (pathname: string): boolean => isAccountPath(pathname) || wishlistPath.test(pathname)

export interface AccountEntry {
  to: string
  label: MessageKey
}

/**
 * The account area's menu: a Manager's has the company's pages, a sub-user's is shorter (spec 2 §2; spec 2 §6; R18). Those who
 * buy for a company order by lines of codes, too.
 */
export function accountMenu(locale: Locale, role: Role): AccountEntry[] {
  const profile = { to: profileLink(locale), label: 'account.profile' } as const
  const addresses = { to: addressesLink(locale), label: 'account.addresses' } as const
  const orders = { to: ordersLink(locale), label: 'account.orders' } as const
  const users = { to: usersLink(locale), label: 'companies.users' } as const
  const requests = { to: requestsLink(locale), label: 'companies.requests' } as const
  const lists = { to: shoppingListsLink(locale), label: 'shoppingLists.title' } as const
  const quickOrder = { to: quickOrderLink(locale), label: 'quickOrder.title' } as const
  if (role === 'subUser') return [profile, orders, requests, lists, quickOrder]
  if (role === 'Manager') return [profile, users, addresses, orders, requests, lists, quickOrder]
  return [profile, addresses, orders, lists]
}
