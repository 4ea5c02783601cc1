import type { ChildProcess } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { provideDataFolder } from './data-folder.ts'
import { EmbeddedError } from './embedded-error.ts'
import { chooseIdentity, type Identity } from './identity.ts'
import { layOut } from './layout.ts'
import { keepLogBounded } from './log-file.ts'
import { stopOrphans } from './orphans.ts'
import { probe, waitUntilReady } from './readiness.ts'
import { addressOf, provideDatabase } from './shop-database.ts'
import { launch, hasEnded, stop } from './postgres-process.ts'

export interface EmbeddedOptions {
  /** Folder of data, socket and log. */
  home: string
  /** Name of the database, created when missing. */
  database: string
  /** Role that owns the database and connects to it; the superuser by default. */
  role?: string
  /** More `-c` settings, by name. */
  settings?: Record<string, string>
  identity?: Identity
  /** Aborts a start. */
  signal?: AbortSignal
  /** Called before each longer step. */
  onStep?: (step: string) => void
}

export interface EmbeddedServer {
  /** Address of the database, over a Unix socket that only this user can access. */
  url: string
  /** The server's process; its `exit` event reports a crash. */
  process: ChildProcess
  /** Stops it cleanly: open transactions are rolled back, the data is flushed. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL on `home`, creating its data folder on the first run and recovering it after a crash. Throws
 * {@link EmbeddedError}.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const identity = options.identity ?? (await chooseIdentity())
  const layout = await layOut(options.home, identity)
  await provideDataFolder(layout, identity, options.onStep)
  await stopOrphans(layout)
  const endRotation = await keepLogBounded(layout.log)
  const child = await launch(layout, identity, options.settings ?? {})
  child.once('exit', endRotation)
  const { database, role } = options
  const server = {
    hasEnded: () => hasEnded(child),
    probe: () => probe(addressOf(layout.socket, 'postgres')),
  }
  if (!(await waitUntilReady(server, options.signal))) {
    // An immediate shutdown: it has served nobody, and the next start recovers again.
    await stop(child, 'SIGQUIT')
    throw new EmbeddedError(`the database did not start; its log is ${layout.log}`)
  }
  try {
    await provideDatabase(layout.socket, database, role)
  } catch (error) {
    await stop(child)
    throw error
  }
  return { url: addressOf(layout.socket, database, role), process: child, stop: () => stop(child) }
}

/** Deletes the data folder of the server in `home`, of any version, after stopping a server left by a killed launcher. */
export async function removeEmbedded(home: string): Promise<void> {
  const layout = await layOut(home, await chooseIdentity())
  await stopOrphans(layout)
  await rm(layout.data, { recursive: true, force: true, maxRetries: 5 })
}
