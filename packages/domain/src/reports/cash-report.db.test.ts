import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { actingAs } from '../staff/testing.ts'
import { createListedOrder } from '../testing/list-orders.ts'
import { readReport, type ReportCall } from './read-report.ts'

const database = testDatabase()
const read = (call: Partial<ReportCall> = {}) =>
  readReport(database.db, {
    name: 'cash',
    from: '2026-05-10',
    to: '2026-05-11',
    locale: 'ru',
    roles: ['accountant'],
    ...call,
  })

/** Drives a route whose stops ended so; `counted` in drams, null before the count. */
async function drive(
  courier: number,
  day: string,
  counted: number | null,
  stops: readonly [outcome: string, cash: number][],
) {
  const { db } = database
  const { rows } = await sql<{ id: number }>`
    insert into delivery_routes (day, courier_id, counted) values (${day}, ${courier}, ${counted}) returning id`.execute(
    db,
  )
  for (const [position, [outcome, cash]] of stops.entries())
    await sql`
      insert into route_stops (route_id, order_id, position, outcome, at, cash)
      values (${rows[0]!.id}, ${await createListedOrder(db)}, ${position}, ${outcome}, now(), ${cash})`.execute(
      db,
    )
}

test('couriers have a row for each day, with what they took, and what was missing of it', async () => {
  const { db } = database
  const [ani, gor] = await Promise.all(
    ['ani', 'gor'].map((name) => actingAs(db, { email: `${name}@shop.test`, roles: ['courier'] })),
  )
  await drive(gor!.id, '2026-05-10', 2900, [
    ['delivered', 1000],
    ['delivered', 2000],
    ['nobody_home', 0],
  ])
  await drive(gor!.id, '2026-05-10', null, [['refused_lines', 500]])
  await drive(gor!.id, '2026-05-11', null, [['delivered', 700]])
  await drive(ani!.id, '2026-05-11', 40, [['delivered', 40]])
  await drive(ani!.id, '2026-05-09', 1, [])
  const { rows, totals } = await read()
  expect(rows).toEqual([
    ['2026-05-10', 'gor', 2, 2, 1, 1, 3500, 2900, -100],
    ['2026-05-11', 'ani', 1, 1, 0, 0, 40, 40, 0],
    ['2026-05-11', 'gor', 1, 1, 0, 0, 700, null, null],
  ])
  expect(totals).toEqual([null, null, 4, 4, 1, 1, 4240, 2940, -100])
})

test('whoever does not see deliveries does not see their cash', async () => {
  await expect(read({ roles: ['catalogue'] })).rejects.toMatchObject({ code: 'forbidden' })
})
