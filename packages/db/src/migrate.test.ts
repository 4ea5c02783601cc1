import { sql } from 'kysely'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { migrate } from './migrate.ts'
import { applyMigration } from './apply-migration.ts'
import { readMigrations } from './migration-files.ts'
import { emptyDatabase, testDatabase } from './testing.ts'

const database = testDatabase()
const indexed = {
  name: '9998_index.sql',
  hash: '',
  sql: `-- no transaction
    drop index concurrently if exists channels_phone;
    create index concurrently channels_phone on channels (phone)`,
}

test('a migrated database has nothing left to run', async () => {
  expect(await migrate(database.url)).toEqual({ applied: [], unknown: [] })
})

test('of servers that start at once on an empty database, one migrates it, and none fails', async () => {
  await using empty = await emptyDatabase()
  const results = await Promise.all([1, 2, 3].map(() => migrate(empty.url)))
  const all = (await readMigrations()).map(({ name }) => name)
  expect(results.map(({ applied }) => applied.length).sort((a, b) => a - b)).toEqual([
    0,
    0,
    all.length,
  ])
  expect(results.flatMap(({ applied }) => applied)).toEqual(all)
})

test('a migration without a transaction builds an index beside a server that waits for its turn', async () => {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    // The lock of whoever migrates, which the starting server waits for.
    await client.query('select pg_advisory_lock(7263401)')
    const waiting = migrate(database.url)
    await vi.waitFor(
      async () =>
        expect(
          (
            await client.query(
              `select from pg_stat_activity where application_name = 'tsiran-migrate'`,
            )
          ).rows,
        ).toHaveLength(1),
      { timeout: 10_000, interval: 10 },
    )
    // A killed start left an index that serves nobody.
    await client.query('create index channels_phone on channels (email)')
    await applyMigration(client, indexed)
    await client.query('select pg_advisory_unlock(7263401)')
    expect((await waiting).unknown).toEqual([indexed.name])
    const { rows } = await client.query(
      `select pg_get_indexdef('channels_phone'::regclass) as is, indisvalid from pg_index where indexrelid = 'channels_phone'::regclass`,
    )
    expect(rows).toEqual([{ is: expect.stringContaining('(phone)'), indisvalid: true }])
  } finally {
    await client.end()
    await sql`delete from migrations where name = ${indexed.name}`.execute(database.db)
  }
})

test('a server starts on a newer database, unless that dropped what it still reads', async () => {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    const apply = (name: string, since: string) =>
      applyMigration(client, {
        name,
        hash: '',
        sql: `-- contract: nobody reads it, unused since ${since}\nalter table channels drop column if exists phone_old`,
      })
    await apply('9001_drop.sql', '0046_search_versions.sql')
    expect(await migrate(database.url)).toEqual({ applied: [], unknown: ['9001_drop.sql'] })
    await apply('9002_drop.sql', '9000_next.sql')
    await expect(migrate(database.url)).rejects.toThrow(
      'migration 9002_drop.sql of a newer version dropped what this version reads',
    )
  } finally {
    await client.end()
    await sql`delete from migrations where name like '9%'`.execute(database.db)
  }
})

test('a migration that was changed after it ran is refused', async () => {
  await sql`update migrations set hash = 'other' where name = '0001_core.sql'`.execute(database.db)
  await expect(migrate(database.url)).rejects.toThrow(
    'migration 0001_core.sql was changed after it ran',
  )
  const [first] = await readMigrations()
  await sql`update migrations set hash = ${first!.hash} where name = ${first!.name}`.execute(
    database.db,
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
