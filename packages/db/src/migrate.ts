import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { missingLanguages } from './languages.ts'
import { readMigrations } from './migration-files.ts'
import { unknownMigrations } from './schema-state.ts'
import { MigrationError, applyMigration, addLanguage } from './apply-migration.ts'

/** Advisory lock (any unique number) that serialises concurrent migrations. */
const lock = 7_263_401
/** Milliseconds between looks whether another server has finished migrating. */
const turnMs = 100

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
