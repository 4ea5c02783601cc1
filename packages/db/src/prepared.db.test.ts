import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { prepared, preparedByShape } from './prepared.ts'
import { testDatabase } from './testing.ts'

const database = testDatabase()

test('the number of prepared shapes is limited, and later statements are still prepared', async () => {
  await database.db.connection().execute(async (db) => {
    for (let shape = 0; shape < 300; shape++)
      await sql`${preparedByShape} select ${1}::int as ${sql.raw(`shape_${shape}`)}`.execute(db)
    await sql`${prepared} select ${1}::int as late_one`.execute(db)
    const { rows } = await sql<{
      name: string
      statement: string
    }>`select name, statement from pg_prepared_statements`.execute(db)
    expect(rows.filter(({ statement }) => statement.includes('as shape_'))).toHaveLength(100)
    expect(rows.filter(({ statement }) => statement.includes('as late_one'))).toHaveLength(1)
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
  })
})

test('every shape can be queried, prepared or not', async () => {
  for (const shape of [0, 299, 300]) {
    const { rows } =
      await sql`${preparedByShape} select ${7}::int as ${sql.raw(`shape_${shape}`)}`.execute(
        database.db,
      )
    expect(rows).toEqual([{ [`shape_${shape}`]: 7 }])
  }
})
