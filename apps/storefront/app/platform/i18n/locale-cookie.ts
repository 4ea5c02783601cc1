import type { Locale } from '@tsiran/contract/locale'

const year = 365 * 24 * 60 * 60

/** Remembers the visitor's language for addresses without one, where the server has not (`docs/decisions/0041-language-of-opened-pages.md`). */
export function rememberLocale(locale: Locale): void {
  if (document.cookie.split('; ').includes(`locale=${locale}`)) return
  document.cookie = `locale=${locale}; Path=/; Max-Age=${year}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`
}
