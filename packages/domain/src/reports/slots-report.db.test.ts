import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { createListedOrder, type ListedOrder } from '../testing/list-orders.ts'
import { readReport, type ReportCall } from './read-report.ts'

const database = testDatabase()
const read = (call: Partial<ReportCall> = {}) =>
  readReport(database.db, {
    name: 'slots',
    from: '2026-05-10',
    to: '2026-05-11',
    locale: 'ru',
    roles: ['accountant'],
    ...call,
  })

interface TestSlot {
  day: string
  hour: number
  taken?: number
  closed?: boolean
}

/** Inserts a slot of two hours with ten places; returns its number and hours. */
async function addSlot({ day, hour, taken = 0, closed = false }: TestSlot) {
  const slot = {
    starts_at: `${day}T${hour}:00:00+04:00`,
    ends_at: `${day}T${hour + 2}:00:00+04:00`,
  }
  const { rows } = await sql<{ id: number }>`
    insert into delivery_slots (zone_id, day, starts_at, ends_at, cutoff_at, capacity, taken, closed)
    select id, ${day}, ${slot.starts_at}, ${slot.ends_at}, ${slot.starts_at}, 10, ${taken}, ${closed} from delivery_zones returning id`.execute(
    database.db,
  )
  return { id: rows[0]!.id, slot }
}

/** Places an order in a slot, delivered at `done`. */
async function placeIn(
  { id, slot }: Awaited<ReturnType<typeof addSlot>>,
  { done, ...order }: ListedOrder & { done?: string },
) {
  const { db } = database
  const number = await createListedOrder(db, { ...order, slot })
  await sql`update orders set slot_id = ${id} where id = ${number}`.execute(db)
  if (done)
    await sql`insert into order_changes (order_id, from_status, to_status, actor, created_at)
      values (${number}, 'processing', 'completed', 'shop', ${done})`.execute(db)
}

beforeAll(async () => {
  await sql`insert into delivery_zones (name) values ('{"hy": "Կենտրոն", "ru": "Центр", "en": "Centre"}')`.execute(
    database.db,
  )
  const morning = await addSlot({ day: '2026-05-10', hour: 10, taken: 4 })
  await placeIn(morning, { status: 'completed', total: 1000, done: '2026-05-10T12:00:00+04:00' })
  await placeIn(morning, { status: 'closed', total: 200, done: '2026-05-10T12:00:01+04:00' })
  await placeIn(morning, { status: 'processing', total: 30 })
  await placeIn(morning, { status: 'canceled', total: 4000 })
  await addSlot({ day: '2026-05-10', hour: 18 })
  await addSlot({ day: '2026-05-11', hour: 10, closed: true })
  const evening = await addSlot({ day: '2026-05-11', hour: 18, taken: 1, closed: true })
  await placeIn(evening, { status: 'pending', total: 5 })
  // Of other days, and without a slot.
  await placeIn(await addSlot({ day: '2026-05-09', hour: 10 }), { status: 'completed' })
  await addSlot({ day: '2026-05-12', hour: 10 })
  await createListedOrder(database.db, { placed: '2026-05-10T12:00:00+04:00' })
})

test('slots have a row each, with what was delivered, came late or was canceled', async () => {
  const { rows, totals } = await read()
  expect(rows).toEqual([
    ['2026-05-10', '10:00–12:00', 'Центр', 10, 4, 2, 2, 1, 1230],
    ['2026-05-10', '18:00–20:00', 'Центр', 10, 0, 0, 0, 0, 0],
    ['2026-05-11', '18:00–20:00', 'Центр', 10, 1, 0, 1, 0, 5],
  ])
  expect(totals).toEqual([null, null, null, 30, 5, 2, 3, 1, 1235])
})

test('who may not see orders gets no report of slots', async () => {
  await expect(read({ roles: ['catalogue'] })).rejects.toMatchObject({ code: 'forbidden' })
})
