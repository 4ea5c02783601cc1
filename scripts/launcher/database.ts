import path from 'node:path'
import { findDatabaseProblem } from '@tsiran/db/check'
import { openDatabase } from '@tsiran/db/database'
import { NoBinariesError } from '@tsiran/db/embedded/binaries'
import { EmbeddedError } from '@tsiran/db/embedded/embedded-error'
import { startEmbedded, type EmbeddedServer } from '@tsiran/db/embedded/server'
import { migrate, MigrationError } from '@tsiran/db/migrate'
import { seedAccounts } from '@tsiran/demo/accounts'
import { seedStaff } from '@tsiran/demo/staff'
import { isDemoShop } from '@tsiran/demo/is-demo-shop'
import { seedCompanyLife } from '@tsiran/demo/company-life'
import { seedDemo } from '@tsiran/demo/seed'
import { seedZones } from '@tsiran/demo/seed/zones'
import { crashGuard, restart } from '@tsiran/server/processes/keep-alive'
import { LauncherError, warn } from './console.ts'
import type { Settings } from './settings.ts'

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

/** Checks that the server of `DATABASE_URL` answers and is usable. Throws {@link LauncherError}. */
export async function checkDatabase(url: string): Promise<void> {
  const problem = await findDatabaseProblem(url)
  if (problem !== undefined) throw new LauncherError(`the database at DATABASE_URL ${problem}`)
}

/**
 * Migrates the schema and, with `demo`, seeds an empty shop and creates its accounts. A merchant's own shop stays as it is. Returns
 * whether the shop was seeded, and whether it is the demo. Throws {@link LauncherError} if the migration fails.
 */
export async function prepareDatabase(
  url: string,
  { demo, demoZones }: Pick<Settings, 'demo' | 'demoZones'>,
  onStep: (step: string) => void,
): Promise<{ seeded: boolean; isDemo: boolean }> {
  try {
    onStep('Migrating the schema')
    const { unknown } = await migrate(url)
    if (unknown.length > 0)
      onStep(`The database is newer than this version (${unknown.join(', ')}), which starts beside`)
  } catch (error) {
    const refusedByDatabase = /^[0-9A-Z]{5}$/.test((error as { code?: string }).code ?? '')
    if (error instanceof MigrationError || refusedByDatabase)
      throw new LauncherError(`the schema: ${(error as Error).message}`)
    throw error
  }
  if (!demo) return { seeded: false, isDemo: false }
  const db = openDatabase({ url, connections: 1 })
  try {
    const seeded = await seedDemo(db, onStep)
    if (!(await isDemoShop(db))) return { seeded, isDemo: false }
    await seedAccounts(db)
    await seedStaff(db)
    await seedCompanyLife(db)
    // A shop that an older version has seeded gets no zones: its buyers would have to choose a district.
    if (seeded && demoZones) await seedZones(db)
    return { seeded, isDemo: true }
  } finally {
    await db.destroy()
  }
}
