import cluster from 'node:cluster'
import { MigrationError } from '@tsiran/db/migrate'
import { ConfigError, readConfig } from './config.ts'
import { NotBuiltError } from './pages/not-built-error.ts'

/** Exits with one line for people instead of a stack. */
function die(message: string): never {
  process.stderr.write(`Tsiran cannot start: ${message}\n`)
  process.exit(1)
}

function readableCause(error: unknown, port: number): string | undefined {
  if (
    error instanceof ConfigError ||
    error instanceof MigrationError ||
    error instanceof NotBuiltError
  )
    return error.message
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return `port ${port} is in use: stop what listens there, or set PORT to another`
  if (code === 'EACCES')
    return `port ${port} may not be used by this user: set PORT to one above 1023`
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'ETIMEDOUT')
    return `the database at DATABASE_URL is unreachable (${code})`
  if (code === '28P01' || code === '28000' || code === '3D000')
    return `the database at DATABASE_URL refuses: ${message}`
  return undefined
}

/** Starts the shop's server: in this process, or in several that this one starts. */
async function main(): Promise<void> {
  let port = 0
  try {
    const config = readConfig(process.env)
    port = config.port
    // What starts the others loads none of the shop's code.
    if (cluster.isPrimary && config.processes > 1)
      await (await import('./processes/supervise.ts')).superviseProcesses(config)
    else await (await import('./serve.ts')).serve(config)
  } catch (error) {
    const cause = readableCause(error, port)
    if (cause === undefined) throw error
    die(cause)
  }
}

await main()
