import { hash } from 'node:crypto'
import type { ErrorCode } from '@tsiran/contract/errors'
import type { Logger } from 'pino'

/** What somebody who watches for attacks looks for in the log. */
export interface SecurityEvent {
  /** An error code, or what a call that answers without one was refused for. */
  event: ErrorCode | 'bank_call_refused' | 'connection_closed'
  /** Network address of the caller. */
  address: string
  /** Pattern of the route, never the address as it was called: that may hold secrets. */
  route?: string | undefined
  /** See {@link accountHash}. */
  account?: string | undefined
  requestId?: string | undefined
}

/** Lines per second at most, so that a flood of refusals does not become a flood of the disk. */
const maxPerSecond = 50
let second = 0
let written = 0

/** Writes one warn line about a refusal. Lines beyond {@link maxPerSecond} are left out. */
export function logSecurityEvent(log: Logger, event: SecurityEvent): void {
  const now = Math.floor(Date.now() / 1_000)
  if (now !== second) [second, written] = [now, 0]
  if (++written > maxPerSecond) return
  log.warn(event, written === maxPerSecond ? 'security event; more of this second are left out' : 'security event')
}

/** Tells the events of one account from those of others without naming it. */
export const accountHash = (email: string): string => hash('sha256', email.trim().toLowerCase()).slice(0, 12)

/** {@link accountHash} of the e-mail that a call's body names. */
export function accountOf(body: unknown): string | undefined {
  const email = typeof body === 'object' && body !== null ? (body as { email?: unknown }).email : undefined
  return typeof email === 'string' && email !== '' ? accountHash(email) : undefined
}

const watched: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'cross_site',
  'unauthenticated',
  'invalid_credentials',
  'email_taken',
  'forbidden',
  'email_unverified',
  'line_locked',
  'checkout_not_allowed',
  'too_many_requests',
  'too_many_attempts',
])

/** Tells that a refusal is one for the log: those of 401, 403 and 429, and registrations of a known e-mail. */
export const isSecurityEvent = (code: ErrorCode): boolean => watched.has(code)
