import type { Worker } from 'node:cluster'
import { pino, type Logger } from 'pino'
import type { Config } from '../config.ts'
import { launcherPictures } from '../media/picture-queue.ts'
import { logOptions } from '../ops/log.ts'
import { tellParent } from './member.ts'
import type { ServerMessage } from './messages.ts'
import { ProcessSlot } from './slot.ts'
import { StartError, tell } from './start-process.ts'

/**
 * Starts the server processes behind one port and keeps them running, until a signal or the end of the launcher. Node's cluster hands
 * the connections out in turns. The first process runs the background jobs. SIGUSR2 replaces one process after another.
 */
export async function superviseProcesses(config: Config): Promise<void> {
  const log = pino({ level: config.logLevel, ...logOptions })
  const wantPicture = launcherPictures()
  const port = Promise.withResolvers<number>()
  let slots: readonly ProcessSlot[] = []
  const metrics = await serveMetrics(config, () => slots.flatMap(({ worker }) => worker ?? []))

  async function onMessage(worker: Worker, message: ServerMessage): Promise<void> {
    if (message.ready) port.resolve(message.port!)
    if (message.ownerLink !== undefined) passOn(message.ownerLink)
    metrics?.onMessage(message)
    if (!message.picture) return
    const state = await wantPicture(message.picture)
    tell(worker, { id: message.id!, made: state === 'later' ? undefined : state === 'drawn' })
  }
  slots = Array.from(
    { length: config.processes },
    (_, index) => new ProcessSlot(index + 1, onMessage),
  )

  let stopping: Promise<never> | undefined
  async function stop(code: number): Promise<never> {
    await Promise.all(slots.map((slot) => slot.stop()))
    metrics?.stop()
    process.exit(code)
  }
  const end = () => (stopping ??= stop(0))
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  if (process.send) process.once('disconnect', end)

  // The others start behind it: it migrates the schema, and says alone why the shop does not start.
  await slots[0]!.start().catch((error: unknown) => {
    if (error instanceof StartError) process.exit(1)
    throw error
  })
  tellParent({ ready: true, port: await port.promise })
  for (const slot of slots)
    slot
      .keep((line) => log.warn(line))
      .catch((error: unknown) => {
        log.fatal({ err: error }, 'a server process is given up')
        stopping ??= stop(1)
      })
  process.on('SIGUSR2', reloader(slots, log))
}

/** Replaces one process after another; a signal meanwhile begins no second round. */
function reloader(slots: readonly ProcessSlot[], log: Logger): () => void {
  let reloading: Promise<void> | undefined
  async function reload(): Promise<void> {
    try {
      for (const slot of slots) await slot.replace()
      log.info('every server process was replaced')
    } catch (error) {
      log.error({ err: error }, 'a new server process does not start: the running ones stay')
    }
    reloading = undefined
  }
  return () => void (reloading ??= reload())
}

/** Serves the metrics of all processes if METRICS_PORT is set; their modules are loaded only then. */
async function serveMetrics({ metricsPort }: Config, workers: () => readonly Worker[]) {
  if (metricsPort === undefined) return undefined
  const [{ jointMetrics }, server] = await Promise.all([
    import('./joint-metrics.ts'),
    import('../ops/metrics-server.ts'),
  ])
  const metrics = jointMetrics(workers)
  const { stop } = await server.serveMetrics(metrics, metricsPort)
  return { onMessage: metrics.onMessage, stop }
}

/** The launcher prints the owner's link itself, below its own lines. */
function passOn(ownerLink: string): void {
  if (process.send) tellParent({ ownerLink })
  else process.stdout.write(`This shop has no owner yet. Open ${ownerLink}\n`)
}
