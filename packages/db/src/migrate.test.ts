import { sql } from 'kysely'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { applyMigration, migrate } from './migrate.ts'
import { testDatabase } from './testing.ts'

const database = testDatabase()

test('a migrated database has nothing left to run', async () => {
  expect(await migrate(database.url)).toEqual([])
})

test('a migration that was changed after it ran is refused', async () => {
  await sql`update migrations set hash = 'other' where name = '0001_core.sql'`.execute(database.db)
  await expect(migrate(database.url)).rejects.toThrow(
    'migration 0001_core.sql was changed after it ran',
  )
})

test('a migration blocked by a long transaction does not block requests, and runs after it', async () => {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const waits = async () =>
    (
      await sql`select from pg_locks where relation = 'channels'::regclass and mode = 'AccessExclusiveLock' and not granted`.execute(
        database.db,
      )
    ).rows.length === 1
  try {
    const migration = {
      name: '9999_test.sql',
      sql: 'alter table channels add column test integer',
      hash: '',
    }
    const applied = await database.db.transaction().execute(async (long) => {
      await sql`select id from channels`.execute(long)
      const applying = applyMigration(client, migration)
      await vi.waitFor(async () => expect(await waits()).toBe(true), {
        timeout: 10_000,
        interval: 10,
      })
      expect((await sql`select id from channels`.execute(database.db)).rows).toEqual([])
      expect(
        (
          await sql`select test.name from migrations test where name = ${migration.name}`.execute(
            database.db,
          )
        ).rows,
      ).toEqual([])
      return { applying }
    })
    await applied.applying
    expect((await sql`select test from channels`.execute(database.db)).rows).toEqual([])
  } finally {
    await client.end()
  }
})

test('letters of all three languages are lower-cased and compared', async () => {
  const { rows } = await sql<{ folded: string; similar: number }>`
    select lower('ԿԱԹ Молоко') as folded, similarity('կաթնաշոռ', 'կաթնաշոռը') as similar`.execute(
    database.db,
  )
  expect(rows[0]?.folded).toBe('կաթ молоко')
  expect(rows[0]?.similar).toBeGreaterThan(0.5)
})
