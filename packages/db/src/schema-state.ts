import { readMigrationNames } from './migration-files.ts'

/** A row of the table `migrations`. `unused_since` is missing in databases from before it. */
interface Applied {
  name: string
  unused_since?: string | null
}

/**
 * Applied migrations that a version does not have (`unknown`), and those of them that dropped what it still reads (`dropping`): the
 * dropped thing is unused only since a migration that the version does not have either.
 */
export function unknownMigrations(
  own: readonly string[],
  applied: readonly Applied[],
): { unknown: string[]; dropping: string[] } {
  const known = new Set(own)
  const unknown = applied.filter(({ name }) => !known.has(name))
  const dropping = unknown.filter(
    ({ unused_since: since }) => since !== null && since !== undefined && !known.has(since),
  )
  const names = (rows: readonly Applied[]) => rows.map(({ name }) => name)
  return { unknown: names(unknown), dropping: names(dropping) }
}

/** How the database's schema fits this version: what it lacks, and what a newer version dropped although this one reads it. */
export interface SchemaState {
  pending: string[]
  dropping: string[]
}

/** Read as the process starts: an update may replace the files beneath it, and those of the next release do not concern it. */
const own = readMigrationNames()

/** Compares the database with this version's migrations. */
export async function readSchemaState(
  query: (sql: string) => Promise<Applied[]>,
): Promise<SchemaState> {
  const applied = await query('select * from migrations')
  const done = new Set(applied.map(({ name }) => name))
  return {
    pending: own.filter((name) => !done.has(name)),
    dropping: unknownMigrations(own, applied).dropping,
  }
}
