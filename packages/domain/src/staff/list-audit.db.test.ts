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
test('several types of things are one list', async () => {
  await sql`insert into audit_log (system, action, subject_type, subject_id)
    values ('script', 'x.change', 'slot', '1'), ('script', 'x.change', 'slot_exception', '2'), ('script', 'x.change', 'zone', '3')`.execute(
    database.db,
  )
  const found = async (subjectType: string) =>
    (
      await listAudit(database.db, { action: 'x.change', subjectType }, { limit: 9, offset: 0 })
    ).rows.map(({ subject_id }) => subject_id)
  expect(await found('slot,slot_exception')).toEqual(['2', '1'])
  expect(await found('slot')).toEqual(['1'])
  expect(await found('slot,')).toEqual(['1'])
})

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
