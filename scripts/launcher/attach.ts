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
 * URL of the embedded database of a running shop; undefined if none runs. A database that another command opened stops with that
 * command, and the next launcher stops one whose launcher was killed: neither is used.
 */
async function runningDatabase({ embedded, dataDir }: Settings): Promise<string | undefined> {
  const home = databaseHome(dataDir)
  if (!embedded || !existsSync(home) || (await findHolder(dataDir))?.program !== 'start.ts')
    return undefined
  const { socket } = await layOut(home, await chooseIdentity())
  if (!existsSync(path.join(socket, '.s.PGSQL.5432'))) return undefined
  const url = addressOf(socket, shopDatabase.database, shopDatabase.role)
  return (await findDatabaseProblem(url)) === undefined ? url : undefined
}

/**
 * Runs a command on the shop's database while the shop may be running: on the running database, else on the one that
 * {@link withShopDatabase} starts.
 */
export async function attachToShop(
  settings: Settings,
  work: (db: Db) => Promise<void>,
): Promise<void> {
  const use = async (url: string) => {
    const db = openDatabase({ url, connections: 1 })
    await work(db).finally(() => db.destroy())
  }
  const running = await runningDatabase(settings)
  await (running === undefined ? withShopDatabase(settings, use) : use(running))
}
