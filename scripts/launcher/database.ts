import path from 'node:path'
import { findDatabaseProblem } from '@tsiran/db/check'
import { openDatabase } from '@tsiran/db/database'
import { NoBinariesError } from '@tsiran/db/embedded/binaries'
import { EmbeddedError } from '@tsiran/db/embedded/embedded-error'
import { startEmbedded, type EmbeddedServer } from '@tsiran/db/embedded/server'
import { migrate, MigrationError } from '@tsiran/db/migrate'
import { seedAccounts } from '@tsiran/demo/accounts'
import { seedCompanyLife } from '@tsiran/demo/company-life'
import { seedDemo } from '@tsiran/demo/seed'
import { crashGuard, startAgain } from './keep-alive.ts'
import { LauncherError } from './console.ts'

export interface LauncherDatabase {
  url: string
  /** Settles when the database is up, again after a crash. */
  ready(): Promise<void>
  stop(): Promise<void>
  /** Ends it at once; the next start recovers. */
  kill(): void
}

/** Folder of the embedded database. */
export const databaseHome = (dataDir: string): string => path.join(dataDir, 'postgres')

/** The shop's database in the embedded server, and the role that owns it. */
export const shopDatabase = { database: 'tsiran', role: 'tsiran' }

/** Starts the embedded database. Throws {@link LauncherError} where it cannot run. */
export async function startDatabase(dataDir: string, onStep?: (step: string) => void, signal?: AbortSignal): Promise<EmbeddedServer> {
  try {
    return await startEmbedded({ home: databaseHome(dataDir), ...shopDatabase, ...(onStep && { onStep }), ...(signal && { signal }) })
  } catch (error) {
    if (error instanceof EmbeddedError || error instanceof NoBinariesError) throw new LauncherError(error.message)
    throw error
  }
}

export interface KeepOptions {
  onStep(step: string): void
  /** Called when it is given up. */
  onFailure(error: unknown): void
  /** Aborted before `stop()`: nothing is started any more, and a start that is under way ends. */
  signal: AbortSignal
}

/**
 * Starts the embedded database, and again whenever it dies, until it is told to stop. Throws {@link LauncherError} where it cannot run at
 * all.
 */
export async function keepDatabase(dataDir: string, { onStep, onFailure, signal }: KeepOptions): Promise<LauncherDatabase> {
  const crashed = crashGuard('the database')
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
    const next = await startAgain(
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

/** Makes sure that the server of `DATABASE_URL` answers and fits. Throws {@link LauncherError}. */
export async function checkDatabase(url: string): Promise<void> {
  const complaint = await findDatabaseProblem(url)
  if (complaint !== undefined) throw new LauncherError(`the database at DATABASE_URL ${complaint}`)
}

/**
 * Brings the schema up to date and, with `demo`, fills an empty shop and makes its accounts. Returns whether it was filled.
 * Throws {@link LauncherError} where the schema does not fit.
 */
export async function prepareDatabase(url: string, demo: boolean, onStep: (step: string) => void): Promise<boolean> {
  try {
    onStep('Bringing the schema up to date')
    await migrate(url)
  } catch (error) {
    const refusedByDatabase = /^[0-9A-Z]{5}$/.test((error as { code?: string }).code ?? '')
    if (error instanceof MigrationError || refusedByDatabase) throw new LauncherError(`the schema: ${(error as Error).message}`)
    throw error
  }
  if (!demo) return false
  const db = openDatabase({ url, connections: 1 })
  try {
    const filled = await seedDemo(db, onStep)
    await seedAccounts(db)
    await seedCompanyLife(db)
    return filled
  } finally {
    await db.destroy()
  }
}
