import { sql, type RawBuilder } from 'kysely'
import { slotDays, today } from './wanted-slots.ts'

/**
 * Whether a future slot `f` is one of the week's, open or closed. One that the week has no more stays for its orders alone, closed: a
 * zone with nothing else sells without slots.
 */
export const isOfWeek = sql<boolean>`(not f.closed or f.by_hand
  or exists (select from slot_templates w where w.id = f.template_id and w.active and f.day <= coalesce(w.valid_to, f.day)))`

/**
 * Whether the orders of a zone need a slot: one of the week's takes orders still, or the week goes on beyond the slots that there are. A
 * week that ends does not ask for its last slot once that is past its cutoff.
 */
export const sellsBySlots = (zone: RawBuilder<unknown>) => sql<boolean>`exists (
  select from delivery_slots f where f.zone_id = ${zone} and f.starts_at > now() and ${isOfWeek} and (f.cutoff_at > now() or exists (
    select from slot_templates w join delivery_zones y on y.id = f.zone_id and (w.zone_id = y.id or w.zone_id is null and not y.pickup)
    where w.active and coalesce(w.valid_to, 'infinity') >= ${today} + ${slotDays}::integer)))`

/** The district and the slot that decide: those of the cart `c`, or those that a step is about to store. */
interface Place {
  district: RawBuilder<unknown>
  slot: RawBuilder<unknown>
}

/** `to_jsonb` of {@link CartDelivery} for a cart with the chosen method `s`; null in a shop without zones. */
export const deliveryTo = ({ district, slot }: Place) => sql`(
  select json_build_object('by_zones', every.zones > 0, 'collects', coalesce(s.pickup, false), 'least_total', coalesce(every.least, 0),
    'least_total_company', coalesce(every.least_company, 0),
    'district', case when d.id is not null then json_build_object('id', d.id, 'name', d.name, 'rate', own.fee, 'free_from', own.free_from) end,
    'zone', case when z.id is not null then json_build_object('id', z.id, 'name', z.name, 'min_total', z.min_total,
      'min_total_company', z.min_total_company,
      'needs_slot', ${sellsBySlots(sql`z.id`)}) end,
    'slot', case when t.id is not null then json_build_object('id', t.id, 'day', t.day, 'starts_at', t.starts_at, 'ends_at', t.ends_at,
      'fee', t.fee, 'open', not t.closed and t.taken < t.capacity and t.cutoff_at > now()) end)
  from (
    select count(*) filter (where not pickup) as zones, count(*) as any_zone, min(min_total) filter (where not pickup) as least,
      min(min_total_company) filter (where not pickup) as least_company
    from delivery_zones where active) every
  left join (districts d join delivery_zones own on own.id = d.zone_id and own.active and not own.pickup) on d.id = ${district}
  left join delivery_zones z on z.active and case when s.pickup then z.pickup else z.id = own.id end
  left join delivery_slots t on t.id = ${slot} and t.zone_id = z.id
  where every.any_zone > 0)`

/** As {@link deliveryTo}, for a cart before any step. */
export const deliveryOfNewCart = sql`(
  select ${deliveryTo({ district: sql`null::integer`, slot: sql`null::bigint` })} from (select false as pickup) s)`

/** {@link DeliveryTerms} of a district as JSON in SQL; null where nothing is delivered to it. */
export const termsOfDistrict = (district: RawBuilder<unknown>) => sql`(
  select json_build_object('rate', z.fee, 'free_from', z.free_from)
  from districts d join delivery_zones z on z.id = d.zone_id and z.active and not z.pickup
  where d.id = ${district})`
