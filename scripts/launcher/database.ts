import path from 'node:path'
import { NoBinariesError } from '@tsiran/db/embedded/binaries'
import { EmbeddedError } from '@tsiran/db/embedded/embedded-error'
import { startEmbedded, type EmbeddedServer } from '@tsiran/db/embedded/server'
import { crashGuard, restart } from '@tsiran/server/processes/keep-alive'
import { LauncherError, warn } from './console.ts'

export interface LauncherDatabase {
  url: string
  /** Resolves when the database is up; after a crash, when it has recovered. */
  ready(): Promise<void>
  stop(): Promise<void>
  /** Kills it at once; the next start recovers. */
  kill(): void
}

/** Folder of the embedded database. */
export const databaseHome = (dataDir: string): string => path.join(dataDir, 'postgres')

/** The shop's database in the embedded server, and the role that owns it. */
export const shopDatabase = { database: 'tsiran', role: 'tsiran' }

/** Starts the embedded database. Throws {@link LauncherError} if it cannot run. */
export async function startDatabase(
  dataDir: string,
  onStep?: (step: string) => void,
  signal?: AbortSignal,
): Promise<EmbeddedServer> {
  try {
    return await startEmbedded({
      home: databaseHome(dataDir),
      ...shopDatabase,
      ...(onStep && { onStep }),
      ...(signal && { signal }),
    })
  } catch (error) {
    if (error instanceof EmbeddedError || error instanceof NoBinariesError)
      throw new LauncherError(error.message)
    throw error
  }
}

export interface SuperviseOptions {
  onStep(step: string): void
  /** Called when restarting is given up. */
  onFailure(error: unknown): void
  /** Aborted before `stop()`: no further start begins, and a pending one ends. */
  signal: AbortSignal
}

/**
 * Starts the embedded database and restarts it whenever it dies, until `stop()`. Throws {@link LauncherError} if it cannot run at all.
 */
export async function superviseDatabase(
  dataDir: string,
  { onStep, onFailure, signal }: SuperviseOptions,
): Promise<LauncherDatabase> {
  const crashed = crashGuard('the database', warn)
  let server = await startDatabase(dataDir, onStep, signal)
  let recovering = Promise.resolve()

  const watch = () => {
    const { process: child } = server
    const onExit = () => {
      if (signal.aborted) return
      recovering = recover()
      recovering.catch(onFailure)
    }
    if (child.exitCode === null && child.signalCode === null) child.once('exit', onExit)
    else onExit()
  }

  async function recover(): Promise<void> {
    await crashed()
    const next = await restart(
      () => startDatabase(dataDir, undefined, signal),
      () => signal.aborted,
    )
    if (next === undefined) return
    server = next
    watch()
  }

  watch()
  return {
    url: server.url,
    ready: () => recovering,
    async stop() {
      await recovering.catch(() => undefined)
      await server.stop()
    },
    kill: () => void server.process.kill('SIGQUIT'),
  }
}
