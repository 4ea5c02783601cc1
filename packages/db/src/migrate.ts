import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { languageSql, missingLanguages } from './languages.ts'
import {
  readMigrations,
  runsAlone,
  statementsOf,
  unusedSince,
  type Migration,
} from './migration-files.ts'
import { unknownMigrations } from './schema-state.ts'

/** Advisory lock (any unique number) that serialises concurrent migrations. */
const lock = 7_263_401

/** An applied migration was changed, the database dropped what this version reads, or a lock was not available. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

/** Requests queue behind a waiting migration, so this is shorter than their own lock_timeout. */
const lockTimeoutMs = 500
const pauseMs = 2_000
const retryMs = 10 * 60_000
/** Milliseconds between looks whether another server has finished migrating. */
const turnMs = 100
const lockNotAvailable = '55P03'
const deadlock = '40P01'

/** Applied migrations, and those of a newer version that the database already has. */
export interface Migrated {
  applied: string[]
  unknown: string[]
}

/**
 * Migrates the database to the newest schema, each file in its own transaction, and adds missing languages. Of several servers at
 * once, one migrates. Migrations of a newer version are left alone: the newer servers beside this one need them. Throws
 * {@link MigrationError} where the history does not match, or where a newer version has dropped what this one reads.
 */
export async function migrate(url: string): Promise<Migrated> {
  const migrations = await readMigrations()
  const client = new pg.Client({ connectionString: url, application_name: 'tsiran-migrate' })
  await client.connect()
  try {
    await takeTurn(client)
    await client.query(
      'create table if not exists migrations (name text primary key, hash text not null, ran_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; hash: string; unused_since?: string }>(
      'select * from migrations order by name',
    )
    const hashes = new Map(migrations.map(({ name, hash }) => [name, hash]))
    for (const { name, hash } of rows)
      if (hashes.has(name) && hashes.get(name) !== hash)
        throw new MigrationError(`migration ${name} was changed after it ran`)
    const { unknown, dropping } = unknownMigrations([...hashes.keys()], rows)
    if (dropping.length > 0)
      throw new MigrationError(
        `migration ${dropping[0]} of a newer version dropped what this version reads: start the newer version`,
      )
    const done = new Set(rows.map(({ name }) => name))
    const pending = migrations.filter(({ name }) => !done.has(name))
    for (const migration of pending) await applyMigration(client, migration)
    for (const locale of await missingLanguages(client)) await addLanguage(client, locale)
    return { applied: pending.map(({ name }) => name), unknown }
  } finally {
    await client.end()
  }
}

/**
 * Waits until no other server migrates. It asks again and again, since a waiting statement would hold up the other server's
 * `create index concurrently`, which waits for the end of every running one.
 */
async function takeTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1) as taken',
      [lock],
    )
    if (rows[0]!.taken) return
    await sleep(turnMs)
  }
}

/**
 * Runs one migration, in a transaction unless it begins with `-- no transaction`. Throws {@link MigrationError} where long
 * transactions never let it.
 */
export async function applyMigration(client: pg.Client, migration: Migration): Promise<void> {
  if (runsAlone(migration.sql)) return applyAlone(client, migration)
  await runWithRetries(client, `migration ${migration.name}`, async () => {
    await client.query(migration.sql)
    await record(client, migration)
  })
}

/** Every statement may run again: a start that was killed between two of them begins with the first. */
async function applyAlone(client: pg.Client, migration: Migration): Promise<void> {
  // Such statements block nobody: they may wait for long transactions.
  await client.query('set lock_timeout = 0; set statement_timeout = 0')
  for (const end = performance.now() + retryMs; ;) {
    try {
      for (const statement of statementsOf(migration.sql)) await client.query(statement)
      break
    } catch (error) {
      // A starting server of an older version waits for its turn with a statement, which a concurrent index waits for.
      if ((error as { code?: string }).code !== deadlock || performance.now() > end) throw error
      await sleep(pauseMs)
    }
  }
  await client.query('reset lock_timeout; reset statement_timeout')
  await record(client, migration)
}

async function record(client: pg.Client, { name, sql, hash }: Migration): Promise<void> {
  await client.query('insert into migrations (name, hash) values ($1, $2)', [name, hash])
  const since = unusedSince(sql)
  if (since !== undefined)
    await client.query('update migrations set unused_since = $2 where name = $1', [name, since])
}

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
  for (const end = performance.now() + retryMs; ; await sleep(pauseMs)) {
    try {
      await client.query(`begin; set local lock_timeout = ${lockTimeoutMs}`)
      await change()
      await client.query('commit')
      return
    } catch (error) {
      if ((error as { code?: string }).code !== lockNotAvailable) throw error
      await client.query('rollback')
      if (performance.now() > end)
        throw new MigrationError(
          `${what} cannot run beside a long transaction: end it, then start again`,
        )
    }
  }
}
