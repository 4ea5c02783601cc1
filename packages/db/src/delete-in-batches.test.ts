import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { deleteInBatches } from './delete-in-batches.ts'
import { testDatabase } from './testing.ts'

const database = testDatabase()
const old = sql<boolean>`started_at < now() - interval '1 day'`
const count = async () => (await sql`select from attempts`.execute(database.db)).rows.length

beforeEach(async () => {
  await sql`truncate attempts`.execute(database.db)
  await sql`
    insert into attempts (key, count, started_at) select 'key' || n, 1, now() - interval '2 days' * (n % 3) from generate_series(1, 60) n`.execute(
    database.db,
  )
})

test('deletes every due row in batches, and no other', async () => {
  expect(await deleteInBatches(database.db, 'attempts', old, { size: 7 })).toBe(40)
  expect(await count()).toBe(20)
  expect(await deleteInBatches(database.db, 'attempts', old)).toBe(0)
})

test('each batch commits separately: rows deleted before a failure stay deleted', async () => {
  await sql`create or replace function refuse_last() returns trigger language plpgsql as $$
    begin if (select count(*) from attempts) <= 30 then raise exception 'refused'; end if; return old; end $$`.execute(
    database.db,
  )
  await sql`create trigger refuse_last before delete on attempts for each row execute function refuse_last()`.execute(
    database.db,
  )
  await expect(deleteInBatches(database.db, 'attempts', old, { size: 10 })).rejects.toThrow(
    'refused',
  )
  await sql`drop trigger refuse_last on attempts`.execute(database.db)
  expect(await count()).toBe(30)
})

test('a row locked by another transaction is skipped', async () => {
  await database.db.transaction().execute(async (tx) => {
    await sql`select from attempts where key = 'key1' for update`.execute(tx)
    expect(await deleteInBatches(database.db, 'attempts', old)).toBe(39)
  })
  expect(await deleteInBatches(database.db, 'attempts', old)).toBe(1)
})

test('two servers cleaning up concurrently delete each row once', async () => {
  const deleted = await Promise.all(
    [1, 2].map(() => deleteInBatches(database.db, 'attempts', old, { size: 3 })),
  )
  expect(await deleteInBatches(database.db, 'attempts', old)).toBe(40 - deleted[0]! - deleted[1]!)
})
