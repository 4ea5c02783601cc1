import { hash } from 'node:crypto'
import type { ErrorCode } from '@tsiran/contract/errors'
import type { Logger } from 'pino'

/** A log entry for whoever watches for attacks. */
export interface SecurityEvent {
  /** An error code, or the reason of a refusal without one. */
  event: ErrorCode | 'bank_call_refused' | 'connection_closed'
  /** Network address of the caller. */
  address: string
  /** Pattern of the route, never the URL, which may hold secrets. */
  route?: string | undefined
  /** See {@link accountHash}. */
  account?: string | undefined
  requestId?: string | undefined
}

/** Maximum number of lines per second, so that a flood of refusals does not fill the disk. */
const maxPerSecond = 50
let second = 0
let written = 0

/** Writes one warn line about a refusal. Lines beyond {@link maxPerSecond} are left out. */
export function logSecurityEvent(log: Logger, event: SecurityEvent): void {
  const now = Math.floor(Date.now() / 1_000)
  if (now !== second) [second, written] = [now, 0]
  if (++written > maxPerSecond) return
  log.warn(
    event,
    written === maxPerSecond
      ? 'security event; more of this second are left out'
      : 'security event',
  )
}

/** Distinguishes accounts in the log without naming them. */
export const accountHash = (email: string): string =>
  hash('sha256', email.trim().toLowerCase()).slice(0, 12)

/** {@link accountHash} of the e-mail that a call's body names. */
export function accountOf(body: unknown): string | undefined {
  const email =
    typeof body === 'object' && body !== null ? (body as { email?: unknown }).email : undefined
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

/** Whether a refusal is logged as a security event: 401, 403, 429, and registrations of a known e-mail. */
export const isSecurityEvent = (code: ErrorCode): boolean => watched.has(code)
