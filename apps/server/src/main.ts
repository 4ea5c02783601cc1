import { migrate, MigrationError } from '@tsiran/db/migrate'
import { prepareSearch } from '@tsiran/domain/catalog/prepare-search'
import { claimLink, issueClaim } from '@tsiran/domain/staff/claim-link'
import { buildApp } from './app.ts'
import { ConfigError, readConfig } from './config.ts'
import { createContext, type Context } from './context.ts'
import { NotBuiltError } from './pages/renderer.ts'
import { startWorker } from './ops/worker.ts'

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

/** Starts the metrics server if METRICS_PORT is set; its modules are loaded only then. Returns a function that stops it. */
async function measure(context: Context): Promise<() => void> {
  const { metricsPort } = context.config
  if (metricsPort === undefined) return () => undefined
  const [{ createMetrics }, { serveMetrics }] = await Promise.all([
    import('./ops/metrics.ts'),
    import('./ops/metrics-server.ts'),
  ])
  context.metrics = await createMetrics(context.db)
  return (await serveMetrics(context.metrics, metricsPort)).stop
}

/** A shop without staff gets its owner by a link that only whoever runs the server sees; undefined where there is staff. */
async function ownerLink({ db, config }: Context): Promise<string | undefined> {
  const token = await issueClaim(db)
  return token === undefined ? undefined : claimLink(config.adminOrigin, token)
}

async function main(): Promise<void> {
  let port = 0
  try {
    const config = readConfig(process.env)
    port = config.port
    const { unknown } = await migrate(config.databaseUrl)
    const context = createContext(config)
    if (unknown.length > 0)
      context.log.warn({ unknown }, 'the database is newer than this version, which serves on')
    await prepareSearch(context.db)
    const stopMetrics = await measure(context)
    // In development a first call waits until its sources are compiled.
    const app = await buildApp(context, config.development ? { handlerTimeoutMs: 0 } : {})
    await app.listen({ host: config.host, port })
    const stopWorker = startWorker(context)
    const link = await ownerLink(context)
    let stopping = false
    const stop = async () => {
      if (stopping) return
      stopping = true
      await Promise.all([app.close(), stopWorker()])
      stopMetrics()
      await context.db.destroy()
      process.exit(0)
    }
    process.on('SIGINT', stop)
    process.on('SIGTERM', stop)
    // The launcher holds this channel: when it dies, the server stops too.
    if (process.send) process.once('disconnect', stop)
    // The launcher prints the link itself, below its own lines.
    if (process.send)
      process.send({
        ready: true,
        port: (app.server.address() as { port: number }).port,
        ownerLink: link,
      })
    else if (link) process.stdout.write(`This shop has no owner yet. Open ${link}\n`)
  } catch (error) {
    const cause = readableCause(error, port)
    if (cause === undefined) throw error
    die(cause)
  }
}

await main()
