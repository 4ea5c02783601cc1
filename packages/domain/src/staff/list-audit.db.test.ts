import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { auditCountLimit, listAudit } from './list-audit.ts'

const database = testDatabase()
const write = (action: string, count: number) =>
  sql`insert into audit_log (system, action, subject_type, subject_id)
    select 'script', ${action}, 'order', n::text from generate_series(1, ${count}::integer) n`.execute(
    database.db,
  )
const list = (action: string, offset = 0) =>
  listAudit(database.db, { action }, { limit: 2, offset })

test('rows are counted up to a limit, and the pages beyond it are still read', async () => {
  await write('order.cancel', auditCountLimit + 5)
  await write('order.advance', auditCountLimit - 1)
  expect((await list('order.cancel')).total).toBe(auditCountLimit)
  expect((await list('order.advance')).total).toBe(auditCountLimit - 1)
  const newest = (await list('order.cancel')).rows
  expect(newest.map(({ subject_id }) => subject_id)).toEqual([
    String(auditCountLimit + 5),
    String(auditCountLimit + 4),
  ])
  const oldest = (await list('order.cancel', auditCountLimit + 3)).rows
  expect(oldest.map(({ subject_id }) => subject_id)).toEqual(['2', '1'])
})
