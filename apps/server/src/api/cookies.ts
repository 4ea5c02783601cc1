import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { Cookie } from './endpoint-handler.ts'

const behindHttps = (origin: string) => origin.startsWith('https:')

/** A cookie's name in the browser: one that scripts cannot read is bound to this host behind https. */
const nameOf = (name: string, httpOnly: boolean, origin: string) =>
  httpOnly && behindHttps(origin) ? `__Host-${name}` : name

/** The session cookie's name in the browser. */
export const cookieName = (name: string, origin: string): string => nameOf(name, true, origin)

export const sessionCookie = 'tsiran_session'
const ownName = /^tsiran_session(?:_[0-9a-f]{8})?$/

/** The names of the session cookies that a request carries, without their prefix; the newest is the last. */
export function sessionCookiesIn(
  cookies: Readonly<Record<string, string | undefined>>,
  origin: string,
): string[] {
  const prefix = cookieName('', origin)
  return Object.keys(cookies)
    .filter((name) => name.startsWith(prefix) && cookies[name])
    .map((name) => name.slice(prefix.length))
    .filter((name) => ownName.test(name))
}

/** The one whose token a request was refused for: the newest is the one that is read. */
export const refusedCookies = (
  cookies: Readonly<Record<string, string | undefined>>,
  { origin }: { origin: string },
): string[] => sessionCookiesIn(cookies, origin).slice(-1)

/**
 * The name of a new session's cookie. Beside an older one it is a name of its own: an answer to a call of the older session, which may
 * arrive late, takes back the older cookie alone.
 */
export const newSessionCookie = (older: readonly string[]): string =>
  older.length === 0 ? sessionCookie : `${sessionCookie}_${randomBytes(4).toString('hex')}`

/** Removes session cookies of these names, and no newer one. */
export const endedSessions = (names: readonly string[]): Cookie[] =>
  names.map((name) => ({ name, value: '', maxAge: 0, httpOnly: true }))

/** Sets a cookie: first-party, SameSite=Lax unless `sameSite` says else, Secure behind https. */
export function setCookie(
  reply: FastifyReply,
  { name, value, maxAge, httpOnly, sameSite = 'lax' }: Cookie,
  origin: string,
): void {
  const options = { path: '/', sameSite, secure: behindHttps(origin), maxAge, httpOnly } as const
  reply.setCookie(nameOf(name, httpOnly, origin), value, options)
}
