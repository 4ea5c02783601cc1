import type { Locale } from '@tsiran/contract/locale'

/** Has children, yet its links go to the listing directly (R34). */
const directListingId = 267

/** The address of a category: its landing page where it has children, else its listing. */
export function categoryLink(locale: Locale, category: { id: number; slug: string; has_children: boolean }): string {
  return category.has_children && category.id !== directListingId ? landingLink(locale, category.slug) : listingLink(locale, category.id)
}

export const landingLink = (locale: Locale, slug: string) => `/${locale}/shop/catalog?category_slug=${encodeURIComponent(slug)}`
export const listingLink = (locale: Locale, id: number) => `/${locale}/shop/main/catalog?category_id=${id}`
export const productLink = (locale: Locale, urlKey: string) => `/${locale}/shop/products/${encodeURIComponent(urlKey)}`
export const brandLink = (locale: Locale, id: number) => `/${locale}/shop/catalog?filter_brand=${id}`
export const searchPath = (locale: Locale) => `/${locale}/shop/main/catalog/search`
