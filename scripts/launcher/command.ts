import { existsSync } from 'node:fs'
import path from 'node:path'
import { complaintAbout } from '@tsiran/db/check'
import { chooseIdentity } from '@tsiran/db/embedded/identity'
import { layOut } from '@tsiran/db/embedded/layout'
import { claimDataDir } from './claim.ts'
import { checkDatabase, databaseHome, startDatabase } from './database.ts'
import { complain, Failure, step } from './say.ts'
import type { Settings } from './settings.ts'

/** Runs a command to its end; a {@link Failure} is one line and exit code 1. */
export async function command(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    complain(error.message)
    process.exitCode = 1
  }
}

/**
 * Lends the shop's database to a command: the server of `DATABASE_URL`, or the embedded one, started for the time and
 * ended after. Throws {@link Failure} while the shop itself runs on the data folder.
 */
export async function withShopDatabase(settings: Settings, work: (url: string) => Promise<void>): Promise<void> {
  if (!settings.embedded) {
    await checkDatabase(settings.databaseUrl)
    return work(settings.databaseUrl)
  }
  const release = claimDataDir(settings.dataDir)
  process.on('exit', release)
  const server = await step('Starting the database', (tell) => startDatabase(settings.dataDir, tell))
  await work(server.url).finally(() => server.stop())
  release()
}

/** The embedded database of a shop that runs now; undefined where none does. */
async function runningDatabase({ embedded, dataDir }: Settings): Promise<string | undefined> {
  const home = databaseHome(dataDir)
  if (!embedded || !existsSync(home)) return undefined
  const { socket } = await layOut(home, await chooseIdentity())
  if (!existsSync(path.join(socket, '.s.PGSQL.5432'))) return undefined
  const url = `postgres://postgres@localhost/tsiran?host=${encodeURIComponent(socket)}`
  return (await complaintAbout(url)) === undefined ? url : undefined
}

/** As {@link withShopDatabase}, but while the shop runs it lends the database of the running shop. */
export async function withOpenShop(settings: Settings, work: (url: string) => Promise<void>): Promise<void> {
  const running = await runningDatabase(settings)
  await (running === undefined ? withShopDatabase(settings, work) : work(running))
}
