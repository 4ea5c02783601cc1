import { crashGuard, restart } from '@tsiran/server/processes/keep-alive'
import { LauncherError, print, warn } from './console.ts'
import { watchSources } from './watch-sources.ts'
import { type ServerOptions, launch, ended, listening } from './server-process.ts'

export interface LauncherServer {
  port: number
  /** Replaces the running program by the one on the disk: one process after another, or the only one by a restart. */
  reload(): void
  stop(): Promise<void>
  /** Kills it at once. */
  kill(): void
}
const shutdownTimeoutMs = 12_000

/**
 * Starts the shop's server and restarts it whenever it dies, until `stop()`. In development a server that died waits for a change of
 * its sources. Throws {@link LauncherError} if the server ends before it listens; the server prints the reason.
 */
export async function superviseServer(options: ServerOptions): Promise<LauncherServer> {
  const crashed = crashGuard('the server', warn)
  let stopping = false
  let wantsRestart = false
  let changed = Promise.withResolvers<void>()
  let child = launch(options)
  const port = await listening(child)
  if (port === undefined)
    throw new LauncherError(child.signalCode ? `the server was ended by ${child.signalCode}` : '')
  const again = { ...options, env: { ...options.env, PORT: String(port) } }

  async function keep(): Promise<void> {
    for (;;) {
      await ended(child)
      if (stopping) return
      if (!wantsRestart && options.development) await changed.promise
      else if (!wantsRestart) await crashed()
      wantsRestart = false
      await restart(start, () => stopping)
    }
  }

  /** Throws where the server ends by itself before it listens, as it does without its database. One that was killed has crashed. */
  async function start(): Promise<void> {
    await options.databaseReady()
    if (stopping) return
    child = launch(again)
    const listens = (await listening(child)) !== undefined
    if (!listens && child.signalCode === null && !options.development && !stopping)
      throw new LauncherError('the server does not start')
  }
  keep().catch(options.onFailure)

  const unwatch = options.development
    ? watchSources(() => {
        print('Sources changed; starting the server again')
        wantsRestart = true
        changed.resolve()
        changed = Promise.withResolvers()
        child.kill('SIGTERM')
      })
    : () => undefined
  return {
    port,
    reload() {
      wantsRestart ||= options.processes === 1
      child.kill('SIGUSR2')
    },
    async stop() {
      stopping = true
      changed.resolve()
      unwatch()
      const timer = setTimeout(() => child.kill('SIGKILL'), shutdownTimeoutMs)
      child.kill('SIGTERM')
      await ended(child)
      clearTimeout(timer)
    },
    kill: () => void child.kill('SIGKILL'),
  }
}
