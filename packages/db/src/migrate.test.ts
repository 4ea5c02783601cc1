import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { testDatabase } from './testing.ts'

const database = testDatabase()

test('a migrated database has nothing left to run', async () => {
  expect(await migrate(database.url)).toEqual([])
})

test('a migration that was changed after it ran is refused', async () => {
  await sql`update migrations set hash = 'other' where name = '0001_core.sql'`.execute(database.db)
  await expect(migrate(database.url)).rejects.toThrow('migration 0001_core.sql was changed after it ran')
})

test('letters of all three languages are folded, sorted and searched', async () => {
  const { rows } = await sql<{ folded: string; similar: number }>`
    select lower('ԿԱԹ Молоко') as folded, similarity('կաթնաշոռ', 'կաթնաշոռը') as similar`.execute(database.db)
  expect(rows[0]?.folded).toBe('կաթ молоко')
  expect(rows[0]?.similar).toBeGreaterThan(0.5)
})
