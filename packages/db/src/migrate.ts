import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { languageSql, missingLanguages } from './languages.ts'

const folder = new URL('../migrations/', import.meta.url)
/** Advisory lock (any unique number) that serialises concurrent migrations. */
const lock = 7_263_401

/** An applied migration was changed, the database is newer than this code, or a lock was not available. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

/** Requests queue behind a waiting migration, so this is shorter than their own lock_timeout. */
const lockTimeoutMs = 500
const pauseMs = 2_000
const retryMs = 10 * 60_000
const lockNotAvailable = '55P03'

interface Migration {
  name: string
  sql: string
  hash: string
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8')
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/**
 * Migrates the database to the newest schema, each file in its own transaction, and adds missing languages. Returns the names of the applied files. Throws
 * {@link MigrationError} where the history does not match.
 */
export async function migrate(url: string): Promise<string[]> {
  const migrations = await readMigrations()
  const client = new pg.Client({ connectionString: url, application_name: 'tsiran-migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    await client.query(
      'create table if not exists migrations (name text primary key, hash text not null, ran_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; hash: string }>(
      'select name, hash from migrations order by name',
    )
    const known = new Map(migrations.map(({ name, hash }) => [name, hash]))
    for (const { name, hash } of rows) {
      if (!known.has(name))
        throw new MigrationError(
          `the database holds migration ${name}, which this version does not know`,
        )
      if (known.get(name) !== hash)
        throw new MigrationError(`migration ${name} was changed after it ran`)
    }
    const done = new Set(rows.map(({ name }) => name))
    const pending = migrations.filter(({ name }) => !done.has(name))
    for (const migration of pending) await applyMigration(client, migration)
    for (const locale of await missingLanguages(client)) await addLanguage(client, locale)
    return pending.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/** Runs one migration in a transaction. Throws {@link MigrationError} where long transactions never let it. */
export const applyMigration = (client: pg.Client, { name, sql, hash }: Migration): Promise<void> =>
  runWithRetries(client, `migration ${name}`, async () => {
    await client.query(sql)
    await client.query('insert into migrations (name, hash) values ($1, $2)', [name, hash])
  })

/** Prepares the database for a language of the code. Throws {@link MigrationError} where long transactions never let it. */
export const addLanguage = (client: pg.Client, locale: string): Promise<void> =>
  runWithRetries(client, `language ${locale}`, async () => {
    await client.query(languageSql(locale))
  })

/**
 * Applies a change in a transaction. Where a long transaction holds its locks, it rolls back, so that requests pass, and
 * retries for ten minutes. Then throws {@link MigrationError}.
 */
async function runWithRetries(
  client: pg.Client,
  what: string,
  change: () => Promise<void>,
): Promise<void> {
  for (const end = Date.now() + retryMs; ; await sleep(pauseMs)) {
    try {
      await client.query(`begin; set local lock_timeout = ${lockTimeoutMs}`)
      await change()
      await client.query('commit')
      return
    } catch (error) {
      if ((error as { code?: string }).code !== lockNotAvailable) throw error
      await client.query('rollback')
      if (Date.now() > end)
        throw new MigrationError(
          `${what} cannot run beside a long transaction: end it, then start again`,
        )
    }
  }
}

let ownNames: Promise<string[]> | undefined

/**
 * Names of the migrations not yet applied. The files are read once: those of the next release do not concern a running process.
 */
export async function pendingMigrations(
  query: (sql: string) => Promise<{ name: string }[]>,
): Promise<string[]> {
  ownNames ??= readMigrations().then((migrations) => migrations.map(({ name }) => name))
  const done = new Set((await query('select name from migrations')).map(({ name }) => name))
  return (await ownNames).filter((name) => !done.has(name))
}
