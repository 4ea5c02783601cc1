import type { Locale } from './locale.ts'
import { pagePath } from './page-ids.ts'

// The public addresses of the shop's pages. Ids and keys are path segments; typed text is encoded.

/** A page of the shop in the language of its reader. */
export type ShopPath = (locale: Locale) => string

/** Has children, yet its listing is its page (R34). */
const directListingId = 267

/** How a list of posts is laid out (spec 2 §2). */
export const blogLayouts = ['classic', 'grid', 'list', 'left-sidebar'] as const
export type BlogLayout = (typeof blogLayouts)[number]

export interface CategoryAddress {
  id: number
  slug: string
  has_children: boolean
}

/** A path without its language, in one. */
export const inLanguage = (locale: Locale, path: string) => `/${locale}${path === '/' ? '' : path}`

// Catalogue

export const homePath = (locale: Locale) => `/${locale}`
export const catalogPath = (locale: Locale) => `/${locale}/shop/catalog`
export const savingsPath = (locale: Locale) => `${catalogPath(locale)}?savings=true`
export const newProductsPath = (locale: Locale) => `${catalogPath(locale)}?sort=created_at-desc`
export const brandsPath = (locale: Locale) => `/${locale}/brands`
export const brandPath = (locale: Locale, id: number) => `${catalogPath(locale)}?filter_brand=${id}`
export const landingPath = (locale: Locale, slug: string) =>
  `${catalogPath(locale)}?category_slug=${encodeURIComponent(slug)}`
export const listingPath = (locale: Locale, id: number) =>
  `/${locale}/shop/main/catalog?category_id=${id}`
export const searchPath = (locale: Locale) => `/${locale}/shop/main/catalog/search`
export const productPath = (locale: Locale, urlKey: string) =>
  `/${locale}/shop/products/${encodeURIComponent(urlKey)}`
export const comparePath = (locale: Locale) => `/${locale}/shop/compare`
export const wishlistPath = (locale: Locale) => `/${locale}/shop/wishlist`

/** The page of a category: its landing page where it has children, else its listing. */
export const categoryPath = (locale: Locale, { id, slug, has_children }: CategoryAddress): string =>
  has_children && id !== directListingId ? landingPath(locale, slug) : listingPath(locale, id)

// Buying

export const cartPath = (locale: Locale) => `/${locale}/shop/cart`
/** Names what comes instead of a line of the cart. */
export const substitutePath = (locale: Locale, lineId: number) =>
  `${cartPath(locale)}/substitute/${lineId}`
export const quickOrderPath = (locale: Locale) => `/${locale}/shop/quick-order`
export const checkoutPath = (locale: Locale) => `/${locale}/shop/checkout`
/** The checkout, with the notice that the payment failed (spec 2 §9). */
export const paymentFailedPath = (locale: Locale) => `${checkoutPath(locale)}?errNo=swr_3`
/** Shows an order that waits for its payment; leads to the cart where it does not. */
export const unpaidOrderPath = (locale: Locale, orderId: number) =>
  `${checkoutPath(locale)}/payment/${orderId}`
/** As {@link unpaidOrderPath}, after a visit to the payment gateway that has not confirmed the payment yet. */
export const unconfirmedPaymentPath = (locale: Locale, orderId: number) =>
  `${unpaidOrderPath(locale, orderId)}?asked=1`
export const orderPlacedPath = (locale: Locale) => `${checkoutPath(locale)}/success`
/** The thanks page of an order, with the receipt of its payment where there is one. */
export const thanksPath = (
  locale: Locale,
  orderId: number | string,
  receipt: string | null = null,
): string =>
  `/${locale}/thanks?orderID=${encodeURIComponent(orderId)}${receipt ? `&payment=${receipt}` : ''}`
export const trackOrderPath = (locale: Locale) => `/${locale}/shop/track-order`
/** Spelled as the specification has it. */
export const orderPath = (locale: Locale, id: number) => `/${locale}/orderDetile/${id}`

// Content

export const cmsPagePath = (locale: Locale, id: number) => `/${locale}${pagePath(id)}`
/** The CMS page by its id, also where it has an address of its own. */
export const cmsPageByIdPath = (locale: Locale, id: number) => `/${locale}/page/${id}`
export const blogPath = (locale: Locale) => `/${locale}/blog`
export const blogListPath = (locale: Locale, layout: BlogLayout = 'classic') =>
  `${blogPath(locale)}/category-${layout}`
export const postPath = (locale: Locale, id: number) => `${blogPath(locale)}/inner-page/${id}`
/** A post that is not published yet, by the key of its link. */
export const postPreviewPath = (locale: Locale, key: string) =>
  `${blogPath(locale)}/preview?key=${encodeURIComponent(key)}`
export const feedPath = (locale: Locale) => `${blogPath(locale)}/rss.xml`
export const contactPath = (locale: Locale) => `/${locale}/site/contact-us`
export const messageSentPath = (locale: Locale) => `/${locale}/thanksforMessage`
export const newsletterPath = (locale: Locale) => `/${locale}/newsletter`
/** Takes `?key=` of a mail, as {@link unsubscribePath}, {@link verifyPath} and {@link resetPasswordPath} do. */
export const confirmNewsletterPath = (locale: Locale) => `${newsletterPath(locale)}/confirm`
export const unsubscribePath = (locale: Locale) => `${newsletterPath(locale)}/unsubscribe`
export const manifestPath = (locale: Locale) => `/${locale}/manifest.webmanifest`
/** What the service worker shows without a connection. */
export const offlinePath = (locale: Locale) => `/offline/${locale}`

// Account

/** The page to sign in on; `back` is the path to return to afterwards. */
export const signInPath = (locale: Locale, back?: string): string =>
  `/${locale}/signin${back === undefined ? '' : `?back=${encodeURIComponent(back)}`}`
export const logoutPath = (locale: Locale) => `${accountPath(locale)}/logout`
export const verifyPath = (locale: Locale) => `/${locale}/verify`
export const resetPasswordPath = (locale: Locale) => `/${locale}/reset-password`
export const accountPath = (locale: Locale) => `/${locale}/account`
export const dashboardPath = (locale: Locale) => `${accountPath(locale)}/dashboard`
export const profilePath = (locale: Locale) => `${accountPath(locale)}/profile/`
export const addressesPath = (locale: Locale) => `${accountPath(locale)}/addresses`
export const newAddressPath = (locale: Locale) => `${addressesPath(locale)}/new`
export const addressPath = (locale: Locale, id: number) => `${addressesPath(locale)}/${id}`
export const companyUsersPath = (locale: Locale) => `${accountPath(locale)}/company-users`
export const ordersPath = (locale: Locale) => `${accountPath(locale)}/orders`
/** Spelled as the specification has it. */
export const cartRequestsPath = (locale: Locale) => `${accountPath(locale)}/orders-menger`
export const shoppingListsPath = (locale: Locale) => `${accountPath(locale)}/shopping-lists`
export const shoppingListPath = (locale: Locale, id: number) => `${shoppingListsPath(locale)}/${id}`
export const shoppingListCsvPath = (locale: Locale, id: number) =>
  `${shoppingListPath(locale, id)}/csv`
