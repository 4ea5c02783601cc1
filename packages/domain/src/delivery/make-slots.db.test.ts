import { perLocale } from '@tsiran/contract/map-text'
import type { AdminSlot } from '@tsiran/contract/admin/slots'
import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { byScript as by } from '../testing/fixtures.ts'
import { createTestTemplate, createTestZone, weekdayIn } from '../testing/slots.ts'
import { changeSlot, listCalendar } from './calendar.ts'
import { changeDistrict, listDistricts } from './districts.ts'
import { changeException, createException, deleteException } from './exceptions.ts'
import { makeSlots } from './make-slots.ts'
import { changeTemplate, createTemplate, deleteTemplate } from './templates.ts'
import { copyDay } from './copy-day.ts'
import { changeZone, createZone, deleteZone, listZones } from './zones.ts'

const database = testDatabase()
const db = () => database.db
const text = (word: string) => perLocale(() => word)

beforeEach(async () => {
  for (const table of ['delivery_slots', 'slot_exceptions', 'delivery_zones', 'slot_templates'])
    await sql`delete from ${sql.table(table)}`.execute(db())
})

const take = (slot: AdminSlot, places = 1) =>
  sql`update delivery_slots set taken = ${places} where id = ${slot.id}`.execute(db())
const dayIn = async (days: number): Promise<string> => {
  const { rows } = await sql<{ day: string }>`
    select ((now() at time zone 'Asia/Yerevan')::date + ${days}::integer)::text as day`.execute(
    db(),
  )
  return rows[0]!.day
}
const slots = (zone_id?: number) => listCalendar(db(), { zone_id })
const codeOf = async (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  )

const refused = (field: string, key: string) => ({ details: { fields: { [field]: [{ key }] } } })

test('A week makes the slots of the next fourteen days at the hours of Yerevan', async () => {
  const zone = await createTestZone(db())
  await createTestTemplate(db(), { fee: 300, cutoff_minutes: 90 })
  const made = await slots()
  expect(made).toHaveLength(2)
  expect(made[0]).toMatchObject({
    zone_id: zone.id,
    day: await dayIn(1),
    label: '10:00–12:00',
    starts_at: `${await dayIn(1)}T06:00:00.000Z`,
    cutoff_at: `${await dayIn(1)}T04:30:00.000Z`,
    capacity: 2,
    taken: 0,
    fee: 300,
    closed: false,
  })
  expect(made[1]!.day).toBe(await dayIn(8))
  expect(await makeSlots(db())).toEqual({ made: 0, changed: 0, closed: 0, removed: 0 })
})

test('A calendar of more days than one call reads is refused, instead of being cut', async () => {
  await createTestZone(db())
  await createTestTemplate(db())
  const [from, to, after] = [await dayIn(0), await dayIn(41), await dayIn(42)]
  for (const query of [{ from, to }, { to }, { from: to, to: after }, { from: to, to: from }])
    expect(await listCalendar(db(), query)).toHaveLength(query.from === to ? 0 : 2)
  for (const query of [{ from, to: after }, { to: after }])
    await expect(listCalendar(db(), query)).rejects.toMatchObject(refused('to', 'tooManyDays'))
})

test('The worker makes slots that are missing', async () => {
  await createTestZone(db())
  await createTestTemplate(db())
  await sql`delete from delivery_slots`.execute(db())
  expect(await makeSlots(db())).toMatchObject({ made: 2 })
})

test('A template of every zone leaves out the one for collecting, and gives way to a zone’s own', async () => {
  const [centre, north] = [await createTestZone(db()), await createTestZone(db())]
  const pickup = await createTestZone(db(), { pickup: true, fee: 0 })
  await createTestTemplate(db(), { capacity: 4 })
  await createTestTemplate(db(), { zone_id: north.id, capacity: 7 })
  expect((await slots(centre.id)).map(({ capacity }) => capacity)).toEqual([4, 4])
  expect((await slots(north.id)).map(({ capacity }) => capacity)).toEqual([7, 7])
  expect(await slots(pickup.id)).toEqual([])
  await createTestTemplate(db(), { zone_id: pickup.id })
  expect(await slots(pickup.id)).toHaveLength(2)
})

test('A changed template changes future slots, but never takes a place away', async () => {
  await createTestZone(db())
  const template = await createTestTemplate(db(), { capacity: 5 })
  const [first] = await slots()
  await take(first!, 3)
  await changeTemplate(db(), { id: template.id, version: 1, by, capacity: 1, ends: '13:00' })
  expect(await slots()).toMatchObject([
    { capacity: 3, taken: 3, label: '10:00–13:00' },
    { capacity: 1, taken: 0, label: '10:00–13:00' },
  ])
})

test('A template that is deleted takes its empty slots along and closes those with orders', async () => {
  await createTestZone(db())
  const template = await createTestTemplate(db())
  const [first] = await slots()
  await take(first!)
  await deleteTemplate(db(), { id: template.id, version: 1, by })
  expect(await slots()).toMatchObject([{ id: first!.id, closed: true, taken: 1 }])
  await createTestTemplate(db())
  expect(await slots()).toMatchObject([{ id: first!.id, closed: false, taken: 1 }, {}])
})

test('A template counts on its days alone', async () => {
  await createTestZone(db())
  const template = await createTestTemplate(db(), { valid_from: await dayIn(5) })
  expect(await slots()).toMatchObject([{ day: await dayIn(8) }])
  const change = { valid_from: null, valid_to: await dayIn(5) }
  await changeTemplate(db(), { id: template.id, version: 1, by, ...change })
  expect(await slots()).toMatchObject([{ day: await dayIn(1) }])
  await changeTemplate(db(), { id: template.id, version: 2, by, active: false })
  expect(await slots()).toEqual([])
})

test('A holiday closes the day with its reason, and its end opens it again', async () => {
  await createTestZone(db())
  await createTestTemplate(db())
  const holiday = { day: await dayIn(1), template_id: null, closed: true, capacity: null }
  const { id } = await createException(db(), { ...holiday, reason: text('Vardavar') }, { by })
  expect(await slots()).toMatchObject([
    { closed: true, reason: text('Vardavar') },
    { closed: false },
  ])
  const again = createException(db(), { ...holiday, reason: text('Again') }, { by })
  await expect(again).rejects.toMatchObject(refused('day', 'exceptionTaken'))
  const before = { ...holiday, day: await dayIn(-1), reason: text('') }
  await expect(createException(db(), before, { by })).rejects.toMatchObject(refused('day', 'past'))
  const late = changeException(db(), { id, version: 1, by, day: before.day })
  await expect(late).rejects.toMatchObject(refused('day', 'past'))
  await deleteException(db(), { id, version: 1, by })
  expect(await slots()).toMatchObject([{ closed: false, reason: text('') }, { closed: false }])
})

test('An exception of one template goes before that of its day', async () => {
  await createTestZone(db())
  const open = await createTestTemplate(db())
  await createTestTemplate(db(), { starts: '14:00', ends: '16:00' })
  const day = await dayIn(1)
  const reason = text('')
  const whole = { day, template_id: null, closed: true, capacity: null, reason }
  await createException(db(), whole, { by })
  const one = { day, template_id: open.id, closed: false, capacity: 9, reason }
  await createException(db(), one, { by })
  await expect(createException(db(), one, { by })).rejects.toMatchObject(
    refused('template_id', 'exceptionTaken'),
  )
  const otherWeekday = { ...one, day: await dayIn(2) }
  await expect(createException(db(), otherWeekday, { by })).rejects.toMatchObject(
    refused('template_id', 'unknown'),
  )
  expect((await slots()).filter((slot) => slot.day === day)).toMatchObject([
    { label: '10:00–12:00', closed: false, capacity: 9 },
    { label: '14:00–16:00', closed: true },
  ])
})

test('A slot that was changed by hand leaves the week until it is given back', async () => {
  await createTestZone(db())
  const template = await createTestTemplate(db())
  const [slot] = await slots()
  const changed = await changeSlot(db(), {
    id: slot!.id,
    version: slot!.version,
    by,
    closed: true,
    reason: text('The van is broken'),
  })
  expect(changed).toMatchObject({ closed: true, by_hand: true, version: slot!.version + 1 })
  await changeTemplate(db(), { id: template.id, version: 1, by, capacity: 8 })
  expect(await slots()).toMatchObject([
    { closed: true, capacity: 2, reason: text('The van is broken') },
    { closed: false, capacity: 8 },
  ])
  const back = { id: slot!.id, version: changed.version, by, by_hand: false }
  expect(await changeSlot(db(), back)).toMatchObject({ closed: false, capacity: 8, by_hand: false })
})

test('A slot or a template that is not there is not changed', async () => {
  const id = 999_999
  expect(await codeOf(changeSlot(db(), { id, version: 1, by, capacity: 3 }))).toBe('not_found')
  expect(await codeOf(changeTemplate(db(), { id, version: 1, by, fee: 100 }))).toBe('not_found')
  expect(await codeOf(deleteTemplate(db(), { id, version: 1, by }))).toBe('not_found')
})

test('A slot that the week no longer has goes when it is given back', async () => {
  await createTestZone(db())
  const template = await createTestTemplate(db())
  const [slot] = await slots()
  const { version } = await changeSlot(db(), {
    id: slot!.id,
    version: slot!.version,
    by,
    capacity: 5,
  })
  await deleteTemplate(db(), { id: template.id, version: 1, by })
  expect(await slots()).toMatchObject([{ id: slot!.id, closed: false, by_hand: true }])
  const back = { id: slot!.id, version, by, by_hand: false }
  expect(await changeSlot(db(), back)).toMatchObject({ closed: true, by_hand: false })
  expect(await slots()).toEqual([])
})

test('A capacity below the places that are taken becomes those', async () => {
  await createTestZone(db())
  await createTestTemplate(db())
  const [slot] = await slots()
  await take(slot!, 2)
  const call = { id: slot!.id, version: slot!.version, by }
  expect(await changeSlot(db(), { ...call, capacity: 0 })).toMatchObject({ capacity: 2, taken: 2 })
  expect(await codeOf(changeSlot(db(), { ...call, capacity: 9 }))).toBe('version_conflict')
})

test('A zone that is off has no slots, and has them again', async () => {
  const zone = await createTestZone(db())
  await createTestTemplate(db())
  await changeZone(db(), { id: zone.id, version: 1, by, active: false })
  expect(await slots()).toEqual([])
  await changeZone(db(), { id: zone.id, version: 2, by, active: true })
  expect(await slots()).toHaveLength(2)
})

test('A day is copied to others in place of what they had', async () => {
  await createTestZone(db())
  const [from, to] = [await weekdayIn(db(), 1), await weekdayIn(db(), 2)]
  await createTestTemplate(db(), { capacity: 5 })
  await createTestTemplate(db(), { starts: '18:00', ends: '20:00' })
  await createTestTemplate(db(), { weekday: to })
  await createTestTemplate(db(), { weekday: to, starts: '08:00', ends: '09:00' })
  const week = await copyDay(db(), { zone_id: null, weekday: from, to: [to], by })
  expect(week.filter(({ weekday }) => weekday === to)).toMatchObject([
    { starts: '10:00', ends: '12:00', capacity: 5 },
    { starts: '18:00', ends: '20:00', capacity: 2 },
  ])
  const day = await dayIn(2)
  expect((await slots()).filter((slot) => slot.day === day)).toHaveLength(2)
  expect(await codeOf(copyDay(db(), { zone_id: null, weekday: from, to: [from], by }))).toBe(
    'validation_failed',
  )
})

test('A template needs its hour free and in order', async () => {
  const zone = await createTestZone(db())
  const template = await createTestTemplate(db())
  const { id: _id, version: _version, ...fields } = template
  const add = (change: object) => codeOf(createTemplate(db(), { ...fields, ...change }, { by }))
  expect(await add({})).toBe('validation_failed')
  expect(await add({ starts: '13:00' })).toBe('validation_failed')
  expect(await add({ starts: '13:00', ends: '14:00', zone_id: zone.id + 100 })).toBe(
    'validation_failed',
  )
  expect(
    await add({ starts: '13:00', ends: '14:00', valid_from: '2030-02-02', valid_to: '2030-02-01' }),
  ).toBe('validation_failed')
  expect(await add({ zone_id: zone.id })).toBe('done')
})

test('A district is put into a zone of deliveries, not into the one for collecting', async () => {
  const zone = await createTestZone(db())
  const pickup = await createTestZone(db(), { pickup: true })
  const { id, version } = (await listDistricts(db()))[0]!
  expect(await codeOf(changeDistrict(db(), { id, version, by, zone_id: pickup.id }))).toBe(
    'validation_failed',
  )
  const changed = await changeDistrict(db(), { id, version, by, zone_id: zone.id })
  expect(changed).toMatchObject({ zone_id: zone.id, version: version + 1 })
  expect((await listZones(db()))[0]).toMatchObject({ id: zone.id, districts: [id] })
  await deleteZone(db(), { id: zone.id, version: 1, by })
  expect((await listDistricts(db()))[0]).toMatchObject({ zone_id: null })
})

test('A shop has one zone for collecting', async () => {
  const {
    id: _id,
    version: _version,
    districts: _of,
    ...zone
  } = await createTestZone(db(), {
    pickup: true,
  })
  expect(await codeOf(createZone(db(), zone, { by }))).toBe('conflict')
})
