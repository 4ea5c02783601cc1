import { randomBytes } from 'node:crypto'
import { DomainError } from '../errors.ts'
import type { CartOwner } from '../shared/viewer.ts'

const wellFormed = /^[0-9a-f]{32}$/

/** A fresh guest cart token: 128 random bits in hex. */
export const createCartToken = (): string => randomBytes(16).toString('hex')

/** The owner that a caller is; undefined for a caller with neither session nor a token that could be ours. */
export function cartOwner(caller: { apiToken: string | undefined; session: { customerId: number } | null }): CartOwner | undefined {
  if (caller.session) return { customerId: caller.session.customerId }
  return caller.apiToken !== undefined && wellFormed.test(caller.apiToken) ? { apiToken: caller.apiToken } : undefined
}

/** As {@link cartOwner}, but refuses a caller that can own no cart with `unauthenticated`. */
export function requireCartOwner(caller: Parameters<typeof cartOwner>[0]): CartOwner {
  const owner = cartOwner(caller)
  if (!owner) throw new DomainError('unauthenticated')
  return owner
}
