import { isLocale, type Locale } from '@tsiran/contract/locale'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { setCookie } from '../api/cookies.ts'

const year = 365 * 24 * 60 * 60

/** The language of a page that somebody opens, where their cookie has another one or none. */
function newLocaleOf({ method, url, headers, cookies }: FastifyRequest): Locale | null {
  const [, locale] = url.split(/[/?]/)
  const isOpened = method === 'GET' && headers['sec-fetch-dest'] === 'document'
  const isGuess = String(headers['sec-purpose'] ?? '').includes('prefetch')
  return isOpened && !isGuess && isLocale(locale) && cookies['locale'] !== locale ? locale : null
}

/**
 * Remembers the language of an opened page for addresses without one (R32): a browser without scripts keeps it as well. The cookie is a
 * header of this answer alone: the page stays in the page cache without it, and no other cache stores the answer.
 */
export function rememberPageLanguage(scope: FastifyInstance, origin: string): void {
  scope.addHook('onSend', async (request, reply, payload) => {
    const value = newLocaleOf(request)
    if (value === null || reply.statusCode >= 400) return payload
    setCookie(reply, { name: 'locale', value, maxAge: year, httpOnly: false }, origin)
    if (reply.getHeader('cache-control') === 'public, no-cache')
      reply.header('cache-control', 'private, no-cache')
    return payload
  })
}
