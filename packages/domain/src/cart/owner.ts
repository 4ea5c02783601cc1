import { randomBytes } from 'node:crypto'
import { DomainError } from '../errors.ts'
import type { CartOwner } from '../shared/viewer.ts'

const wellFormed = /^[0-9a-f]{32}$/

/** A fresh guest cart token: 128 random bits in hex. */
export const createCartToken = (): string => randomBytes(16).toString('hex')

/** The cart owner of a caller; undefined for a caller with neither a session nor a well-formed token. */
export function cartOwner(caller: {
  apiToken: string | undefined
  session: { customerId: number } | null
}): CartOwner | undefined {
  if (caller.session) return { customerId: caller.session.customerId }
  return caller.apiToken !== undefined && wellFormed.test(caller.apiToken)
    ? { apiToken: caller.apiToken }
    : undefined
}

/** As {@link cartOwner}, but refuses with `unauthenticated` where there is none. */
export function requireCartOwner(caller: Parameters<typeof cartOwner>[0]): CartOwner {
  const owner = cartOwner(caller)
  if (!owner) throw new DomainError('unauthenticated')
  return owner
}
