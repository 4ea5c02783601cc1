import type { FastifyReply } from 'fastify'
import type { Cookie } from './operation.ts'

/** Sets a cookie: first-party, SameSite=Lax, Secure behind https. */
export function setCookie(reply: FastifyReply, { name, value, maxAge, httpOnly }: Cookie, origin: string): void {
  reply.setCookie(name, value, { path: '/', sameSite: 'lax', secure: origin.startsWith('https:'), maxAge, httpOnly })
}
