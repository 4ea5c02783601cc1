import { defaultLocale, isLocale, type Locale } from '@tsiran/contract/locale'
import { DomainError } from '@tsiran/domain/errors'
import type { Caller } from './operation.ts'

/** Where a call may name its caller. */
export interface Credentials {
  authorization?: string | undefined
  query: Record<string, unknown>
  body: unknown
  cookies: Record<string, string | undefined>
}

export const sessionCookie = 'tsiran_session'
export const cartCookie = 'api_token'

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)
const fieldOf = (body: unknown, name: string) =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined

/** The language a call asks for; hy where it names none or an unknown one (which the endpoint's schema refuses). */
export function localeOf({ query, body }: Pick<Credentials, 'query' | 'body'>): Locale {
  const asked = textOf(query['locale']) ?? textOf(fieldOf(body, 'locale'))
  return isLocale(asked) ? asked : defaultLocale
}

/**
 * Finds out who calls: the session's token from the Authorization header, the documented field or the cookie, in this
 * order (decisions 9), and the guest cart's token. Refuses with `unauthenticated` on a token that opens no session:
 * it is never treated as a guest's (decisions 10).
 */
export function identify(credentials: Credentials): Caller {
  const { authorization, query, body, cookies } = credentials
  const bearer = /^Bearer +(.+)$/i.exec(authorization ?? '')?.[1]
  const token = textOf(bearer) ?? textOf(query['token']) ?? textOf(fieldOf(body, 'token')) ?? textOf(cookies[sessionCookie])
  if (token) throw new DomainError('unauthenticated')
  const apiToken = textOf(query['api_token']) ?? textOf(fieldOf(body, 'api_token')) ?? textOf(cookies[cartCookie])
  return { locale: localeOf(credentials), apiToken, session: null }
}
