import type { FastifyReply } from 'fastify'
import type { Cookie } from './endpoint-handler.ts'

const behindHttps = (origin: string) => origin.startsWith('https:')

/** A cookie's name in the browser: one that scripts cannot read is bound to this host behind https. */
const nameOf = (name: string, httpOnly: boolean, origin: string) =>
  httpOnly && behindHttps(origin) ? `__Host-${name}` : name

/** The session cookie's name in the browser. */
export const cookieName = (name: string, origin: string): string => nameOf(name, true, origin)

/** Sets a cookie: first-party, SameSite=Lax unless `sameSite` says else, Secure behind https. */
export function setCookie(
  reply: FastifyReply,
  { name, value, maxAge, httpOnly, sameSite = 'lax' }: Cookie,
  origin: string,
): void {
  const options = { path: '/', sameSite, secure: behindHttps(origin), maxAge, httpOnly } as const
  reply.setCookie(nameOf(name, httpOnly, origin), value, options)
}
