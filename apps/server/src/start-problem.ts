import { isTimeout, isUnavailable } from '@tsiran/db/errors'
import { MigrationError } from '@tsiran/db/apply-migration'
import { ConfigError } from './config-values.ts'
import { NotBuiltError } from './pages/not-built-error.ts'

/** Why the shop cannot listen, as one line for people. */
export function listenProblem(error: unknown, host: string, port: number): string {
  const { code = '' } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return `port ${port} is in use: stop what listens there, or set PORT to another`
  if (code === 'EACCES') return `this user may not use port ${port}: set PORT to one above 1023`
  return `the shop cannot listen on ${host}, port ${port} (${code})`
}

/** SQLSTATEs of a wrong password, of a user who may not connect, and of a database that does not exist. */
const refusals = ['28P01', '28000', '3D000']

/** Why the server does not start, as one line for people; undefined for what only a stack explains. */
export function startProblem(error: unknown): string | undefined {
  if (
    error instanceof ConfigError ||
    error instanceof MigrationError ||
    error instanceof NotBuiltError
  )
    return error.message
  const { code = '', message, syscall, path } = error as NodeJS.ErrnoException
  if (syscall === 'mkdir')
    return `the folder ${path} cannot be made (${code}): set DATA_DIR to another`
  if (isUnavailable(error) && !isTimeout(error))
    return `the database at DATABASE_URL is unreachable (${code || message})`
  if (refusals.includes(code)) return `the database at DATABASE_URL refuses: ${message}`
  return undefined
}
