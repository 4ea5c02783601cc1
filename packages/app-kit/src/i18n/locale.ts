import { defaultLocale, isLocale, type Locale } from '@tsiran/contract/locale'
import { createContext, use } from 'react'

/** The language of a path's first segment; hy where it names none. */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/', 2)[1]
  return isLocale(first) ? first : defaultLocale
}

/** The language of a route's params; hy for the bare address. Throws a 404 response on an unknown one. */
export function readLocale({ locale = defaultLocale }: { locale?: string }): Locale {
  if (!isLocale(locale)) throw new Response(null, { status: 404 })
  return locale
}

/** The same page in another language: only the language's segment changes. */
export function inLocale(
  locale: Locale,
  { pathname, search = '' }: { pathname: string; search?: string },
): string {
  const [, first, ...rest] = pathname.split('/')
  const path = isLocale(first) ? rest.join('/') : pathname.slice(1)
  return `/${locale}${path && `/${path}`}${search}`
}

export const LocaleContext = createContext<Locale>(defaultLocale)

/** The page's language. It never changes within a document: the language links load a new one. */
export const useLocale = (): Locale => use(LocaleContext)
