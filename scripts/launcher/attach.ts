import { existsSync } from 'node:fs'
import path from 'node:path'
import { findDatabaseProblem } from '@tsiran/db/check'
import { openDatabase, type Db } from '@tsiran/db/database'
import { chooseIdentity } from '@tsiran/db/embedded/identity'
import { layOut } from '@tsiran/db/embedded/layout'
import { addressOf } from '@tsiran/db/embedded/shop-database'
import { findHolder } from './instance-lock.ts'
import { withShopDatabase } from './command.ts'
import { databaseHome, shopDatabase } from './database.ts'
import type { Settings } from './settings.ts'

/**
 * The embedded database of a shop that runs now; undefined where none does. One that another command has opened ends with that
 * command, and one whose launcher was killed is the next launcher's to end: neither is lent.
 */
async function runningDatabase({ embedded, dataDir }: Settings): Promise<string | undefined> {
  const home = databaseHome(dataDir)
  if (!embedded || !existsSync(home) || (await findHolder(dataDir))?.program !== 'start.ts') return undefined
  const { socket } = await layOut(home, await chooseIdentity())
  if (!existsSync(path.join(socket, '.s.PGSQL.5432'))) return undefined
  const url = addressOf(socket, shopDatabase.database, shopDatabase.role)
  return (await findDatabaseProblem(url)) === undefined ? url : undefined
}

/**
 * Lends the shop's database to a command that may work while the shop runs: the running one, else the one that
 * {@link withShopDatabase} opens.
 */
export async function besideTheShop(settings: Settings, work: (db: Db) => Promise<void>): Promise<void> {
  const lend = async (url: string) => {
    const db = openDatabase({ url, connections: 1 })
    await work(db).finally(() => db.destroy())
  }
  const running = await runningDatabase(settings)
  await (running === undefined ? withShopDatabase(settings, lend) : lend(running))
}
