import { perLocale } from '@tsiran/contract/map-text'
import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { createTemplate, type TemplateFields } from '../delivery/templates.ts'
import { createZone, type ZoneFields } from '../delivery/zones.ts'
import { byScript as by } from './fixtures.ts'

const text = (word: string) => perLocale(() => word)

/** Makes a zone of deliveries, or the one for collecting, for a test. Drams. */
export const createTestZone = (db: Db, fields: Partial<ZoneFields & { pickup: boolean }> = {}) =>
  createZone(
    db,
    {
      name: text('Centre'),
      active: true,
      pickup: false,
      fee: 500,
      free_from: null,
      min_total: 0,
      min_total_company: 0,
      ...fields,
    },
    { by },
  )

/** The weekday in Yerevan some days from now; 1 is Monday. */
export async function weekdayIn(db: Db, days: number): Promise<number> {
  const { rows } = await sql<{ weekday: number }>`
    select extract(isodow from (now() at time zone 'Asia/Yerevan')::date + ${days}::integer)::integer as weekday`.execute(
    db,
  )
  return rows[0]!.weekday
}

/** Makes a slot of every week for a test: tomorrow from ten to twelve for two orders, where nothing else is said. */
export const createTestTemplate = async (db: Db, fields: Partial<TemplateFields> = {}) =>
  createTemplate(
    db,
    {
      zone_id: null,
      weekday: await weekdayIn(db, 1),
      starts: '10:00',
      ends: '12:00',
      capacity: 2,
      cutoff_minutes: 0,
      fee: 0,
      active: true,
      valid_from: null,
      valid_to: null,
      ...fields,
    },
    { by },
  )

/** Gives a placed order a place in a slot, as the checkout does. */
export async function giveSlot(db: Db, orderId: number, slotId: number): Promise<void> {
  await sql`
    with taken as (update delivery_slots set taken = taken + 1 where id = ${slotId} returning *)
    update orders o set slot_id = s.id, zone_id = s.zone_id, holds_slot = true,
      shipping_amount = shipping_amount + s.fee, grand_total = grand_total + s.fee,
      slot = jsonb_build_object('zone', z.name, 'district', null, 'starts_at', s.starts_at, 'ends_at', s.ends_at, 'fee', s.fee, 'pickup', z.pickup)
    from taken s join delivery_zones z on z.id = s.zone_id where o.id = ${orderId}`.execute(db)
}

interface SlotFixture {
  zone: number
  /** Days from now. */
  day?: number
  /** Hour of the start, in Yerevan; two hours long. */
  hour?: number
  capacity?: number
  /** Drams. */
  fee?: number
}

/** Makes a slot by hand for a test, which no week changes, and returns its id. */
export async function createTestSlot(
  db: Db,
  { zone, day = 1, hour = 10, capacity = 2, fee = 0 }: SlotFixture,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into delivery_slots (zone_id, day, starts_at, ends_at, cutoff_at, capacity, fee, by_hand)
    select ${zone}, d, h, h + interval '2 hours', h, ${capacity}, ${fee}, true
    from (select (now() at time zone 'Asia/Yerevan')::date + ${day}::integer as d) days
    cross join lateral (select (d + make_interval(hours => ${hour})) at time zone 'Asia/Yerevan' as h) hours
    returning id`.execute(db)
  return rows[0]!.id
}
