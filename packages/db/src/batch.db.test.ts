import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anyOf, batched } from './batch.ts'
import { prepared } from './prepared.ts'
import { testDatabase } from './testing.ts'

const database = testDatabase({ connections: 1 })

test('a statement is planned once, however many keys it has', async () => {
  const { db } = database
  const find = batched<number, number | undefined>(
    async (own, ids) => {
      const { rows } = await sql<{ id: number }>`${prepared}
        select p.id from products p join variants v on v.product_id = p.id where p.id = ${anyOf(ids, 'int')}`.execute(
        own,
      )
      return ids.map((id) => rows.find((row) => row.id === id)?.id)
    },
    { max: 10 },
  )
  for (let count = 0; count < 30; count++)
    await Promise.all(Array.from({ length: 1 + (count % 3) }, (_, id) => find(db, id)))
  const { rows } = await sql<{ planned: number; statements: number }>`
    select custom_plans as planned, custom_plans + generic_plans as statements
    from pg_prepared_statements where statement like '%p.id = any(%' and not statement like '%pg_prepared%'`.execute(
    db,
  )
  // PostgreSQL tries five plans before it decides.
  expect(rows[0]!.planned).toBe(5)
  expect(rows[0]!.statements).toBeGreaterThan(30)
})
