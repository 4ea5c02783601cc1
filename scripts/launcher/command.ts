import { lockDataDir } from './instance-lock.ts'
import { startDatabase } from './database.ts'
import { checkDatabase } from './prepare-database.ts'
import { warn, LauncherError, step } from './console.ts'
import type { Settings } from './settings.ts'

/** Runs a command to its end; a {@link LauncherError} is one line and exit code 1. */
export async function command(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof LauncherError)) throw error
    warn(error.message)
    process.exitCode = 1
  }
}

/**
 * Runs a command on the shop's database: the server of `DATABASE_URL`, or the embedded one, which is started before and stopped
 * after. Throws {@link LauncherError} while the shop itself runs on the data folder.
 */
export async function withShopDatabase(
  settings: Settings,
  work: (url: string) => Promise<void>,
): Promise<void> {
  if (!settings.embedded) {
    await checkDatabase(settings.databaseUrl)
    return work(settings.databaseUrl)
  }
  const release = await lockDataDir(settings.dataDir)
  process.on('exit', release)
  try {
    const server = await step('Starting the database', (onStep) =>
      startDatabase(settings.dataDir, onStep),
    )
    await work(server.url).finally(() => server.stop())
  } finally {
    release()
  }
}
