import { locales } from '@tsiran/contract/locale'
import { fieldError } from '../errors.ts'

/** The shop's public origin, `https://shop.example`: pasted addresses of its pages begin with it. */
export interface ShopOrigin {
  origin: string
}

const inLanguage = new RegExp(`^/(?:${locales.join('|')})(?=/|$|\\?)`)

/** An address as somebody types it, `site/faq`, as one that begins at the shop's root. */
export const rootedPath = (typed: string): string => {
  const text = typed.trim()
  return text === '' || /^(?:[/\\]|[a-z]+:)/i.test(text) ? text : `/${text}`
}

/** A pasted address as a path of the shop without its language. Refuses `field` where it is no page of the shop. */
export function shopPath(typed: string, origin: string, field = 'path'): string {
  const text = typed.trim()
  const url = text.startsWith('/') || text.startsWith(origin) ? URL.parse(text, origin) : null
  if (!url || url.origin !== new URL(origin).origin) throw fieldError(field, 'shopPath')
  const path = (url.pathname + url.search).replace(inLanguage, '')
  // What is left must not read as another host.
  const own = path.startsWith('/') ? path : `/${path}`
  if (/^\/[/\\]/.test(own) || own.startsWith('/api/') || own.startsWith('/admin'))
    throw fieldError(field, 'shopPath')
  return own
}
