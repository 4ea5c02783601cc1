import path from 'node:path'
import { complaintAbout } from '@tsiran/db/check'
import { openDatabase } from '@tsiran/db/database'
import { NoBinariesError } from '@tsiran/db/embedded/binaries'
import { EmbeddedError, startEmbedded, type EmbeddedServer } from '@tsiran/db/embedded/server'
import { migrate, MigrationError } from '@tsiran/db/migrate'
import { seedAccounts } from '@tsiran/demo/accounts'
import { seedCompanyLife } from '@tsiran/demo/company-life'
import { seedDemo } from '@tsiran/demo/seed'
import { crashGuard } from './keep-alive.ts'
import { Failure } from './say.ts'

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

/** Starts the embedded database. Throws {@link Failure} where it cannot run. */
export async function startDatabase(dataDir: string, onStep: (step: string) => void): Promise<EmbeddedServer> {
  try {
    return await startEmbedded({ home: databaseHome(dataDir), database: 'tsiran', onStep })
  } catch (error) {
    if (error instanceof EmbeddedError || error instanceof NoBinariesError) throw new Failure(error.message)
    throw error
  }
}

/**
 * Starts the embedded database, and again whenever it dies, until it is told to stop. `onFailure` hears when it is given
 * up. Throws {@link Failure} where it cannot run at all.
 */
export async function keepDatabase(
  dataDir: string,
  onStep: (step: string) => void,
  onFailure: (error: unknown) => void,
): Promise<LauncherDatabase> {
  const crashed = crashGuard('the database')
  let stopping = false
  let server = await startDatabase(dataDir, onStep)
  let recovering = Promise.resolve()

  const watch = () =>
    server.process.once('exit', () => {
      if (stopping) return
      recovering = recover()
      recovering.catch(onFailure)
    })

  async function recover(): Promise<void> {
    for (let started = false; !started && !stopping;) {
      await crashed()
      // The processes of a crashed server take a moment to notice; until then a new one refuses to start.
      started = await startDatabase(dataDir, () => undefined).then(
        (next) => ((server = next), true),
        () => false,
      )
    }
    if (!stopping) watch()
  }

  watch()
  return {
    url: server.url,
    ready: () => recovering,
    async stop() {
      stopping = true
      await recovering.catch(() => undefined)
      await server.stop()
    },
    kill: () => void server.process.kill('SIGQUIT'),
  }
}

/** Makes sure that the server of `DATABASE_URL` answers and fits. Throws {@link Failure}. */
export async function checkDatabase(url: string): Promise<void> {
  const complaint = await complaintAbout(url)
  if (complaint !== undefined) throw new Failure(`the database at DATABASE_URL ${complaint}`)
}

/**
 * Brings the schema up to date and, with `demo`, fills an empty shop and makes its accounts. Returns whether it was filled.
 * Throws {@link Failure} where the schema does not fit.
 */
export async function prepareDatabase(url: string, demo: boolean, onStep: (step: string) => void): Promise<boolean> {
  try {
    onStep('Bringing the schema up to date')
    await migrate(url)
  } catch (error) {
    const refusedByDatabase = /^[0-9A-Z]{5}$/.test((error as { code?: string }).code ?? '')
    if (error instanceof MigrationError || refusedByDatabase) throw new Failure(`the schema: ${(error as Error).message}`)
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
