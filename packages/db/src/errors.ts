interface PostgresError {
  code?: string
  constraint?: string
  message?: string
  /** Of an error of the operating system: what failed. */
  syscall?: string
}

const code = (error: unknown) => (error as PostgresError | null)?.code
/** Connection failures, shutdowns, too many connections, and time-outs of a statement or lock. */
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

/** Calls of the operating system that a connection makes. A missing file has others, and a client that hangs up has none. */
const connecting = new Set(['connect', 'read', 'write', 'getaddrinfo', 'queryA', 'queryAaaa'])

/** A host of several addresses that all fail is one error that holds theirs. */
const isNetworkError = (error: unknown): boolean =>
  error instanceof AggregateError
    ? error.errors.length > 0 && error.errors.every(isNetworkError)
    : network.has(code(error) ?? '') && connecting.has((error as PostgresError).syscall ?? '')

/** Tells that the database is away or overloaded, so that the same call may succeed later. */
export function isUnavailable(error: unknown): boolean {
  const value = code(error)
  if (value !== undefined) return away.test(value) || isNetworkError(error) || value === '57014' || value === '55P03'
  const message = (error as PostgresError | null)?.message ?? ''
  return /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/.test(message)
}

/** Tells that a transaction lost against another one and may be run again. */
export const isRetryable = (error: unknown) => code(error) === '40001' || code(error) === '40P01'

/** Tells that the check constraint of this name refused a row. */
export const isCheckViolation = (error: unknown, constraint: string) =>
  code(error) === '23514' && (error as PostgresError).constraint === constraint

/** Tells that a unique constraint refused a row; `constraint` narrows it to one by name. */
export const isUniqueViolation = (error: unknown, constraint?: string) =>
  code(error) === '23505' && (constraint === undefined || (error as PostgresError).constraint === constraint)
