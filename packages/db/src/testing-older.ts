import type pg from 'pg'
import { applyMigration } from './apply-migration.ts'
import { readMigrations } from './migration-files.ts'

/** Applies the migrations that an older version had, up to a file name; goes on where the database is further already. */
export async function migrateUpTo(client: pg.Client, last: string): Promise<void> {
  await client.query(
    'create table if not exists migrations (name text primary key, hash text not null, ran_at timestamptz not null default now())',
  )
  const { rows } = await client.query<{ name: string }>('select name from migrations')
  const done = new Set(rows.map(({ name }) => name))
  for (const migration of await readMigrations(last))
    if (!done.has(migration.name)) await applyMigration(client, migration)
}
