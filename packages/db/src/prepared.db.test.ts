import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { prepared } from './prepared.ts'
import { testDatabase } from './testing.ts'

const database = testDatabase()

test('marked statements are prepared once for each text, others are not', async () => {
  await database.db.connection().execute(async (db) => {
    for (const column of ['one', 'two', 'one'])
      await sql`${prepared} select ${1}::int as ${sql.raw(`marked_${column}`)}`.execute(db)
    await sql`select ${1}::int as unmarked`.execute(db)
    const { rows } = await sql<{
      name: string
      statement: string
    }>`select name, statement from pg_prepared_statements`.execute(db)
    expect(rows.filter(({ statement }) => statement.includes('as marked_'))).toHaveLength(2)
    expect(rows.filter(({ statement }) => statement.includes('as unmarked'))).toEqual([])
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
  })
})
