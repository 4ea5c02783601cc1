import type { Role } from '@tsiran/contract/customers'
import type { Locale } from '@tsiran/contract/locale'
import type { MessageKey } from '@tsiran/i18n/translator'

export const profileLink = (locale: Locale) => `/${locale}/account/profile/`
export const addressesLink = (locale: Locale) => `/${locale}/account/addresses`
export const ordersLink = (locale: Locale) => `/${locale}/account/orders`
/** Spelled as the specification has it. */
export const orderLink = (locale: Locale, id: number) => `/${locale}/orderDetile/${id}`
export const shoppingListsLink = (locale: Locale) => `/${locale}/account/shopping-lists`
export const shoppingListLink = (locale: Locale, id: number) => `${shoppingListsLink(locale)}/${id}`
export const quickOrderLink = (locale: Locale) => `/${locale}/shop/quick-order`
export const wishlistLink = (locale: Locale) => `/${locale}/shop/wishlist`
export const logoutLink = (locale: Locale) => `/${locale}/account/logout`

const accountPath = /^\/(?:hy|ru|en)\/(?:account\/(?!login|logout)|account\/?$|orderDetile\/)/
const wishlistPath = /^\/(?:hy|ru|en)\/shop\/wishlist\/?$/

/** Whether a page belongs to the account area. */
export const isAccountPath = (pathname: string): boolean => accountPath.test(pathname)

/** Whether a page is for signed-in people alone. */
export const isPrivatePath = (pathname: string): boolean => isAccountPath(pathname) || wishlistPath.test(pathname)

export interface AccountEntry {
  to: string
  label: MessageKey
}

/** The account area's menu; a sub-user has a shorter one (spec 2 §2). Those who buy for a company order by lines of codes, too. */
export function accountMenu(locale: Locale, role: Role): AccountEntry[] {
  const profile = { to: profileLink(locale), label: 'account.profile' } as const
  const addresses = { to: addressesLink(locale), label: 'account.addresses' } as const
  const orders = { to: ordersLink(locale), label: 'account.orders' } as const
  const lists = { to: shoppingListsLink(locale), label: 'shoppingLists.title' } as const
  const quickOrder = { to: quickOrderLink(locale), label: 'quickOrder.title' } as const
  if (role === 'subUser') return [profile, orders, lists, quickOrder]
  return role === 'Manager' ? [profile, addresses, orders, lists, quickOrder] : [profile, addresses, orders, lists]
}
