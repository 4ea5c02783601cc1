import { migrate } from '@tsiran/db/migrate'
import { prepareSearch } from '@tsiran/domain/catalog/search/prepare-search'
import { claimLink, issueClaim } from '@tsiran/domain/staff/claim-link'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { ConfigError } from './config-values.ts'
import { createContext, type Context } from './context.ts'
import { startOwnJobs, startWorker } from './ops/worker.ts'
import { closeApp } from './processes/close-app.ts'
import { drain } from './processes/drain.ts'
import { followSupervisor, leaveSupervisor, processNumber, tellParent } from './processes/member.ts'
import { releaseMemoryWhenQuiet } from './processes/release-memory.ts'
import { listenProblem } from './start-problem.ts'

/**
 * Creates the metrics if METRICS_PORT is set; their modules are loaded only then. Of several processes the supervisor serves them.
 * Returns a function that stops their server.
 */
async function measure(context: Context): Promise<() => void> {
  const { metricsPort } = context.config
  if (metricsPort === undefined) return () => undefined
  const { number } = context.process
  const { createMetrics } = await import('./ops/metrics.ts')
  context.metrics = await createMetrics(context.db, number)
  if (number !== undefined) return () => undefined
  const { serveMetrics } = await import('./ops/metrics-server.ts')
  return (await serveMetrics(context.metrics, metricsPort)).stop
}

/** A shop without staff gets its owner by a link that only whoever runs the server sees; undefined where there is staff. */
async function ownerLink({ db, config }: Context): Promise<string | undefined> {
  const token = await issueClaim(db)
  return token === undefined ? undefined : claimLink(config.adminOrigin, token)
}

/** Serves the shop in this process, until a signal or the end of what started it. */
export async function serve(config: Config): Promise<void> {
  const number = processNumber()
  const { unknown } = await migrate(config.databaseUrl)
  const context = createContext(config, number)
  if (unknown.length > 0)
    context.log.warn({ unknown }, 'the database is newer than this version, which serves on')
  await prepareSearch(context.db)
  const stopMetrics = await measure(context)
  // In development a first call waits until its sources are compiled.
  const app = await buildApp(context, config.development ? { handlerTimeoutMs: 0 } : {})
  await app.ready()
  await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
    throw new ConfigError(listenProblem(error, config.host, config.port))
  })
  releaseMemoryWhenQuiet()
  const stopOwnJobs = startOwnJobs(context)
  let stopWorker = async (): Promise<void> => undefined
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await Promise.all([closeApp(app), stopWorker(), stopOwnJobs()])
    stopMetrics()
    await context.db.destroy()
    if (number !== undefined) await leaveSupervisor()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  // The supervisor replaces its processes. The only one ends, and whoever started it starts it again.
  process.on('SIGUSR2', () => number === undefined && stop())
  // The launcher holds this channel: when it dies, the server stops too.
  if (process.send) process.once('disconnect', stop)
  const { port } = app.server.address() as { port: number }
  if (number !== undefined)
    followSupervisor({
      async lead() {
        stopWorker = startWorker(context)
        tellParent({ ownerLink: await ownerLink(context) })
      },
      async drain() {
        await Promise.all([stopWorker(), drain(app.server)])
        await stop()
      },
      metrics: context.metrics,
    })
  else stopWorker = startWorker(context)
  const link = number === undefined ? await ownerLink(context) : undefined
  // The launcher prints the link itself, below its own lines.
  if (process.send) tellParent({ ready: true, port, ownerLink: link })
  else if (link) process.stdout.write(`This shop has no owner yet. Open ${link}\n`)
}
