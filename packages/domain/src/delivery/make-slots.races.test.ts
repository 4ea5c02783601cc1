import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { byScript as by } from '../testing/fixtures.ts'
import { createTestTemplate, createTestZone } from '../testing/slots.ts'
import { changeSlot, listCalendar } from './calendar.ts'
import { makeSlots } from './make-slots.ts'
import { changeTemplate } from './templates.ts'

const database = testDatabase({ connections: 20 })
const db = () => database.db

beforeEach(async () => {
  for (const table of ['delivery_slots', 'slot_exceptions', 'delivery_zones', 'slot_templates'])
    await sql`delete from ${sql.table(table)}`.execute(db())
  await createTestZone(db())
})

/** As the checkout takes a place. */
const take = async (id: number): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    update delivery_slots set taken = taken + 1 where id = ${id} and not closed and taken < capacity and cutoff_at > now()`.execute(
    db(),
  )
  return numAffectedRows > 0n
}
const times = <T>(count: number, work: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, work))

test('several servers make slots at once: each slot once', async () => {
  await createTestZone(db())
  await createTestTemplate(db())
  await sql`delete from delivery_slots`.execute(db())
  const results = await times(8, () => makeSlots(db()))
  expect(results.reduce((sum, { made }) => sum + made, 0)).toBe(4)
  expect(await listCalendar(db(), {})).toHaveLength(4)
})

test.each([0, 1, 2, 3])(
  'a capacity is lowered while orders take places: every order that got one keeps it (%i)',
  async () => {
    await createTestTemplate(db(), { capacity: 10 })
    const [slot] = await listCalendar(db(), {})
    const [taken, changed] = await Promise.all([
      times(12, () => take(slot!.id)),
      changeSlot(db(), { id: slot!.id, version: slot!.version, by, capacity: 3 }),
    ])
    const [now] = await listCalendar(db(), {})
    const places = taken.filter(Boolean).length
    expect(now).toMatchObject({ taken: places, capacity: Math.max(3, changed.taken) })
    expect(places).toBeGreaterThanOrEqual(3)
    expect(now!.capacity).toBeGreaterThanOrEqual(places)
  },
)

test.each([0, 1, 2, 3])(
  'a week is emptied while orders take places: a slot with orders stays, closed (%i)',
  async () => {
    const template = await createTestTemplate(db(), { capacity: 10 })
    const [slot] = await listCalendar(db(), {})
    const [taken] = await Promise.all([
      times(6, () => take(slot!.id)),
      changeTemplate(db(), { id: template.id, version: 1, by, active: false }),
    ])
    const places = taken.filter(Boolean).length
    await makeSlots(db())
    const left = await listCalendar(db(), {})
    expect(left).toMatchObject(places > 0 ? [{ id: slot!.id, taken: places, closed: true }] : [])
  },
)
