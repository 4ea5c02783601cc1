import { findDatabaseProblem } from '@tsiran/db/check'
import { openDatabase } from '@tsiran/db/database'
import { migrate } from '@tsiran/db/migrate'
import { MigrationError } from '@tsiran/db/apply-migration'
import { seedAccounts } from '@tsiran/demo/accounts'
import { seedStaff } from '@tsiran/demo/staff'
import { isDemoShop } from '@tsiran/demo/is-demo-shop'
import { seedCompanyLife } from '@tsiran/demo/company-life'
import { seedDemo } from '@tsiran/demo/seed'
import { seedZones } from '@tsiran/demo/seed/zones'
import { LauncherError } from './console.ts'
import type { Settings } from './settings.ts'

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
