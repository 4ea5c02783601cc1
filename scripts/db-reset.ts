import { createInterface } from 'node:readline/promises'
import { clearDatabase } from '@tsiran/db/clear'
import { removeEmbedded } from '@tsiran/db/embedded/server'
import { lockDataDir } from './launcher/instance-lock.ts'
import { command, withShopDatabase } from './launcher/command.ts'
import { databaseHome } from './launcher/database.ts'
import { checkDatabase, prepareDatabase } from './launcher/prepare-database.ts'
import { LauncherError, print, step } from './launcher/console.ts'
import { readSettings, type Settings } from './launcher/settings.ts'

// `npm run db:reset`: deletes all data of the shop and seeds it again. Asks first; `-- --yes` answers.
async function confirm(what: string): Promise<void> {
  if (process.argv.includes('--yes')) return
  if (!process.stdin.isTTY)
    throw new LauncherError(`this deletes ${what}: confirm with npm run db:reset -- --yes`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal
    .question(`This deletes ${what}. Type yes to continue: `)
    .finally(() => terminal.close())
  if (answer.trim().toLowerCase() !== 'yes') throw new LauncherError('Nothing was deleted')
}

async function reset({ embedded, databaseUrl, dataDir }: Settings): Promise<void> {
  if (!embedded) {
    await checkDatabase(databaseUrl)
    const { host, pathname } = new URL(databaseUrl)
    await confirm(`all data of the database ${host}${pathname}`)
    await step('Deleting the data', () => clearDatabase(databaseUrl))
    return
  }
  const release = await lockDataDir(dataDir)
  process.on('exit', release)
  await confirm(`all data in ${databaseHome(dataDir)}`)
  await step('Deleting the data', () => removeEmbedded(databaseHome(dataDir)))
  release()
}

await command(async () => {
  const settings = readSettings(process.env)
  await reset(settings)
  await withShopDatabase(settings, async (url) => {
    await step('Preparing the shop', (onStep) => prepareDatabase(url, settings, onStep))
  })
  print(settings.demo ? 'The demo shop is ready' : 'The shop is empty')
})
