import fastifyCookie from '@fastify/cookie'
import type { Cookie } from './operation.ts'

/** Writes a Set-Cookie header: first-party, SameSite=Lax, Secure behind https. */
export function cookieHeader({ name, value, maxAge, httpOnly }: Cookie, origin: string): string {
  return fastifyCookie.serialize(name, value, { path: '/', sameSite: 'lax', secure: origin.startsWith('https:'), maxAge, httpOnly })
}
