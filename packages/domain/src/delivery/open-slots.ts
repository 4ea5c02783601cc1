import type { SlotDay } from '@tsiran/contract/delivery'
import type { Locale } from '@tsiran/contract/locale'
import type { Db, Tx } from '@tsiran/db/database'
import { prepared } from '@tsiran/db/prepared'
import type { Text } from '@tsiran/db/tables/shared'
import { isoDay, timeZone } from '@tsiran/i18n/dates'
import { dayLabel, hoursLabel, shortDayLabel } from '@tsiran/i18n/day-label'
import { formatMoney } from '@tsiran/i18n/money'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import { isOfWeek, sellsBySlots } from './delivery-of-cart.ts'

/** Days that shoppers choose from, today among them. */
const shownDays = 14

interface SlotRow {
  id: number
  day: string
  starts_at: string
  ends_at: string
  fee: number
  closed: boolean
  is_full: boolean
  is_late: boolean
  reason: Text
}

/**
 * The slots of a zone that have not begun, by days; none where it sells without. `openOnly` leaves out those that cannot be chosen,
 * and days without any; with `late` the cutoff does not count.
 */
export async function slotsOfZone(
  db: Db | Tx,
  zoneId: number,
  {
    locale,
    openOnly = false,
    late = false,
  }: { locale: Locale; openOnly?: boolean; late?: boolean },
): Promise<SlotDay[]> {
  const { rows } = await sql<SlotRow>`${prepared}
    select f.id, f.day::text, to_json(f.starts_at) as starts_at, to_json(f.ends_at) as ends_at, f.fee, f.closed, f.reason,
      f.taken >= f.capacity as is_full, not ${late}::boolean and f.cutoff_at <= now() as is_late
    from delivery_slots f
    where ${isOfWeek} and (${late}::boolean or ${sellsBySlots(sql`${zoneId}::integer`)}) and f.zone_id = ${zoneId}::integer and f.starts_at > now() and f.day < (now() at time zone ${timeZone})::date + ${shownDays}::integer
    order by f.starts_at`.execute(db)
  const today = isoDay(new Date())
  const slots = openOnly ? rows.filter((row) => reasonOf(row) === undefined) : rows
  return [...Map.groupBy(slots, ({ day }) => day)].map(([day, list]) => ({
    day,
    label: dayLabel(day, locale),
    short_label: shortDayLabel(day, locale, today),
    slots: list.map((row) => viewSlot(row, locale)),
  }))
}

/**
 * The slots of the next days for a district, or for collecting, also where neither is named. None where the shop has no slots
 * there, or no longer the zone. Refuses with `not_found` (a district that is not there, or that nothing is delivered to).
 */
export async function listSlots(
  db: Db,
  {
    districtId,
    pickup = districtId === undefined,
  }: { districtId?: number | undefined; pickup?: boolean | undefined },
  locale: Locale,
): Promise<SlotDay[]> {
  const { rows } = pickup
    ? await sql<{ id: number }>`select id from delivery_zones where pickup and active`.execute(db)
    : await sql<{ id: number }>`
          select z.id from districts d join delivery_zones z on z.id = d.zone_id and z.active and not z.pickup
          where d.id = ${districtId ?? null}::integer`.execute(db)
  const zone = rows[0]
  if (zone) return slotsOfZone(db, zone.id, { locale })
  if (pickup || districtId === undefined) return []
  throw new DomainError('not_found')
}

const reasonOf = ({ closed, is_late, is_full }: SlotRow) =>
  closed ? 'closed' : is_late ? 'cutoff' : is_full ? 'full' : undefined

function viewSlot(row: SlotRow, locale: Locale): SlotDay['slots'][number] {
  const { id, starts_at, ends_at, fee } = row
  const reason = reasonOf(row)
  return {
    id,
    starts_at: new Date(starts_at).toISOString(),
    ends_at: new Date(ends_at).toISOString(),
    label: hoursLabel(starts_at, ends_at),
    fee,
    formated_fee: formatMoney(fee),
    open: reason === undefined,
    ...(reason && { reason, reason_text: row.reason[locale] }),
  }
}
