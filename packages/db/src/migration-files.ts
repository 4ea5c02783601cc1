import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

const folder = new URL('../migrations/', import.meta.url)

export interface Migration {
  /** File name; migrations run in its order. */
  name: string
  sql: string
  /** SHA-256 of the file, in hex. */
  hash: string
}

/** The file names of all migrations in their order. */
export const readMigrationNames = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()

/** All migrations of this version in their order, or up to a file name. */
export async function readMigrations(last = '~'): Promise<Migration[]> {
  const names = readMigrationNames().filter((name) => name <= last)
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8')
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/** Whether the file begins with `-- no transaction`: each of its statements then runs by itself, and may run again. */
export const runsAlone = (sql: string): boolean => /^-- no transaction$/m.test(sql)

/** The statements of a file that runs without a transaction. None of them holds a semicolon. */
export const statementsOf = (sql: string): string[] =>
  sql
    .replace(/--.*/g, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean)

/**
 * The migration since which nothing uses what this one drops, out of its line `-- contract: <reason>, unused since <migration>`;
 * undefined for one that only adds.
 */
export function unusedSince(sql: string): string | undefined {
  const start = '-- contract: '
  const line = sql.split('\n').find((each) => each.startsWith(start))
  const [reason, migration = '', ...more] = line?.slice(start.length).split(', unused since ') ?? []
  return reason?.trim() && more.length === 0 && /^\w+\.sql$/.test(migration) ? migration : undefined
}
