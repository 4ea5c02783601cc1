import { perLocale } from '@tsiran/contract/map-text'
import { timeZone } from '@tsiran/i18n/dates'
import { sql, type RawBuilder } from 'kysely'

/** Days that have slots, today among them. */
export const slotDays = 14

/** The day in Yerevan. */
export const today = sql`(now() at time zone ${timeZone})::date`

const inYerevan = (instant: RawBuilder<unknown>) => sql`(${instant}) at time zone ${timeZone}`
const noReason = sql`${JSON.stringify(perLocale(() => ''))}::translated`

/**
 * The future slots that the week, its exceptions and the zones ask for. A template without a zone counts in every zone of
 * deliveries, where the zone has none of its own at that hour. An exception of a template goes before one of the whole day.
 */
export const wantedSlots = sql`
  select distinct on (z.id, h.starts_at) z.id as zone_id, t.id as template_id, d.day, h.starts_at, h.ends_at,
    case when coalesce(e.closed, true) then t.capacity else coalesce(e.capacity, t.capacity) end as capacity,
    h.starts_at - make_interval(mins => t.cutoff_minutes) as cutoff_at, t.fee,
    coalesce(e.closed, false) as closed, coalesce(e.reason, ${noReason}) as reason
  from (select ${today} + n as day from generate_series(0, ${slotDays - 1}::integer) n) d
  join slot_templates t on t.weekday = extract(isodow from d.day) and t.active
    and (t.valid_from is null or d.day >= t.valid_from) and (t.valid_to is null or d.day <= t.valid_to)
  join delivery_zones z on z.active and (z.id = t.zone_id or t.zone_id is null and not z.pickup)
  cross join lateral (
    select ${inYerevan(sql`d.day + t.starts`)} as starts_at, ${inYerevan(sql`d.day + t.ends`)} as ends_at) h
  left join lateral (
    select x.closed, x.capacity, x.reason from slot_exceptions x
    where x.day = d.day and (x.template_id = t.id or x.template_id is null)
    order by x.template_id nulls last limit 1) e on true
  where h.starts_at > now()
  order by z.id, h.starts_at, t.zone_id nulls last, t.id`
