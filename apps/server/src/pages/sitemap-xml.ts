import { defaultLocale, locales, type Locale } from '@tsiran/contract/locale'
import type { ShopPath } from '@tsiran/contract/shop-paths'

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const escapeXml = (text: string) =>
  text.replace(
    /[&<>"']/g,
    (character) =>
      ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' })[character]!,
  )

/** One `url` for each language, each naming all of them. */
function urls(origin: string, path: ShopPath): string {
  const address = (locale: Locale) => escapeXml(`${origin}${path(locale)}`)
  const link = (language: string, locale: Locale) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${address(locale)}"/>`
  const links =
    locales.map((locale) => link(locale, locale)).join('') + link('x-default', defaultLocale)
  return locales.map((locale) => `<url><loc>${address(locale)}</loc>${links}</url>\n`).join('')
}

/** A file of the sitemap: its pages in every language. */
export const urlSet = (origin: string, paths: readonly ShopPath[]) =>
  `${head}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${paths.map((path) => urls(origin, path)).join('')}</urlset>\n`

/** The index of a sitemap's files. */
export function sitemapIndex(origin: string, files: readonly string[]): string {
  const entries = files.map(
    (file) => `<sitemap><loc>${escapeXml(`${origin}/sitemaps/${file}.xml`)}</loc></sitemap>\n`,
  )
  return `${head}<sitemapindex xmlns="${namespace}">\n${entries.join('')}</sitemapindex>\n`
}
