interface PostgresError {
  code?: string
  constraint?: string
  message?: string
  /** The failed call of an operating system error. */
  syscall?: string
}

const code = (error: unknown) => (error as PostgresError | null)?.code
/** SQLSTATEs of connection failures, shutdowns and exhausted resources. */
const away = /^(08|57P0|53)/
const network = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/** System calls of a connection. A missing file has others, and a client that hangs up has none. */
const connecting = new Set(['connect', 'read', 'write', 'getaddrinfo', 'queryA', 'queryAaaa'])

/** A host whose addresses all fail gives an AggregateError. */
const isNetworkError = (error: unknown): boolean =>
  error instanceof AggregateError
    ? error.errors.length > 0 && error.errors.every(isNetworkError)
    : network.has(code(error) ?? '') && connecting.has((error as PostgresError).syscall ?? '')

/** Whether the database is unavailable or overloaded, so that the same call may succeed later. */
export function isUnavailable(error: unknown): boolean {
  const value = code(error)
  if (value !== undefined)
    return away.test(value) || isNetworkError(error) || value === '57014' || value === '55P03'
  const message = (error as PostgresError | null)?.message ?? ''
  return /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/.test(
    message,
  )
}

/** Whether a statement took too long, or waited too long for another transaction's lock. */
export const isTimeout = (error: unknown) => code(error) === '55P03' || code(error) === '57014'

/** Whether a transaction failed by a conflict and may be retried. */
export const isRetryable = (error: unknown) => code(error) === '40001' || code(error) === '40P01'

/** Whether the check constraint of this name refused a row. */
export const isCheckViolation = (error: unknown, constraint: string) =>
  code(error) === '23514' && (error as PostgresError).constraint === constraint

/** Whether a unique constraint refused a row, optionally the one of this name. */
export const isUniqueViolation = (error: unknown, constraint?: string) =>
  code(error) === '23505' &&
  (constraint === undefined || (error as PostgresError).constraint === constraint)

/** Whether a foreign key refused a row, because what it refers to is gone; optionally one of a column of this name. */
export const isMissingReference = (error: unknown, column = '') =>
  code(error) === '23503' &&
  (column === '' || ((error as PostgresError).constraint ?? '').endsWith(`_${column}_fkey`))
