import path from 'node:path'
import { openDatabase } from '@tsiran/db/database'
import { EmbeddedError, startEmbedded, type EmbeddedServer } from '@tsiran/db/embedded/server'
import { NoBinariesError } from '@tsiran/db/embedded/binaries'
import { migrate, MigrationError } from '@tsiran/db/migrate'
import { seedDemo } from '@tsiran/demo/seed'
import { crashGuard } from './keep-alive.ts'
import { fail, say } from './say.ts'

export interface LauncherDatabase {
  url: string
  stop(): Promise<void>
}

/** Starts the embedded database and starts it again whenever it dies, until it is told to stop. */
export async function keepDatabase(dataDir: string): Promise<LauncherDatabase> {
  const options = { home: path.join(dataDir, 'postgres'), database: 'tsiran' }
  const crashed = crashGuard('the database')
  let stopping = false
  let server = await start({ ...options, onStep: (step) => process.stdout.write(`${step.toLowerCase()}… `) })
  const watch = (current: EmbeddedServer) =>
    current.process.once('exit', async () => {
      if (stopping) return
      await crashed()
      server = await start(options)
      if (stopping) await server.stop()
      else watch(server)
    })
  watch(server)
  return {
    url: server.url,
    async stop() {
      stopping = true
      await server.stop()
    },
  }
}

async function start(options: Parameters<typeof startEmbedded>[0]): Promise<EmbeddedServer> {
  try {
    return await startEmbedded(options)
  } catch (error) {
    if (error instanceof EmbeddedError || error instanceof NoBinariesError) fail(error.message)
    throw error
  }
}

/** Brings the schema up to date and, unless `seed` is false, fills an empty shop with the demo. */
export async function prepareDatabase(url: string, seed: boolean): Promise<void> {
  try {
    const ran = await migrate(url)
    if (ran.length > 0) say(`migrated: ${ran.join(', ')}`)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (error instanceof MigrationError) fail(message)
    if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'ETIMEDOUT' || code === 'EHOSTUNREACH')
      fail(`the database at DATABASE_URL is unreachable (${code})`)
    if (code && /^(28|3D)/.test(code)) fail(`the database at DATABASE_URL refuses: ${message}`)
    throw error
  }
  if (!seed) return
  const db = openDatabase({ url, connections: 1 })
  await seedDemo(db).finally(() => db.destroy())
}
