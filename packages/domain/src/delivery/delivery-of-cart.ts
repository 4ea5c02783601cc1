import type { Text } from '@tsiran/db/tables/shared'
import { sql, type RawBuilder } from 'kysely'
import type { MinimumViewer } from '../shared/viewer.ts'
import { slotDays, today } from './wanted-slots.ts'

/** What a delivery costs for a subtotal. */
export interface DeliveryTerms {
  /** Drams. */
  rate: number
  /** Drams of the subtotal from which the rate falls away; null for none. */
  free_from: number | null
}

/** A district with what a delivery to it costs, by its zone. */
export interface CartDistrict extends DeliveryTerms {
  id: number
  name: Text
}

/** The zone whose minimum and slots count. Money in drams; 0 for no minimum. */
export interface CartZone {
  id: number
  name: Text
  min_total: number
  min_total_company: number
  /** Whether its orders need a slot, see {@link sellsBySlots}. */
  needs_slot: boolean
}

/** A cart's slot, which is of the cart's zone. Instants as ISO 8601. */
export interface CartSlot {
  id: number
  /** `YYYY-MM-DD` in Yerevan. */
  day: string
  starts_at: string
  ends_at: string
  /** Drams on top of the zone's fee. */
  fee: number
  open: boolean
}

/** Where and when a cart is delivered. */
export interface CartDelivery {
  /** Whether the shop delivers by zones. */
  by_zones: boolean
  /** Whether the chosen way is to collect. */
  collects: boolean
  /** The smallest minimum of all zones of deliveries, in drams. */
  least_total: number
  least_total_company: number
  /** The district, where the shop delivers to it. */
  district: CartDistrict | null
  /** The district's zone, or the one of collecting where the chosen way is to collect. */
  zone: CartZone | null
  slot: CartSlot | null
}

/** Of a cart in a shop without zones. */
export const noDelivery: CartDelivery = {
  by_zones: false,
  collects: false,
  least_total: 0,
  least_total_company: 0,
  district: null,
  zone: null,
  slot: null,
}

/** Whether a cart's slot takes no more orders while its zone sells without slots by now: the order goes without one. */
export const isSlotOver = ({ zone, slot }: CartDelivery): boolean =>
  slot?.open === false && !zone?.needs_slot

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

/** Drams of the smallest order, without the service line and delivery; 0 for none. A company's own wins over the zone's. */
export function minimumOf(
  { by_zones, collects, zone, least_total, least_total_company }: CartDelivery,
  { companyId, companyMinimum = null }: MinimumViewer,
): number {
  const isCompany = companyId !== null
  if (isCompany && companyMinimum !== null) return companyMinimum
  if (zone) return isCompany ? zone.min_total_company : zone.min_total
  if (!by_zones || collects) return 0
  return isCompany ? least_total_company : least_total
}

/**
 * The terms of a way of delivery to a cart's district; null while the district decides and is not chosen. To collect costs what the method
 * says, as does every way of a shop without zones.
 */
export function termsOf(
  { by_zones, district }: Pick<CartDelivery, 'by_zones' | 'district'>,
  method: DeliveryTerms & { pickup: boolean },
): DeliveryTerms | null {
  if (method.pickup || !by_zones) return { rate: method.rate, free_from: method.free_from }
  return district && { rate: district.rate, free_from: district.free_from }
}

/** {@link DeliveryTerms} of a district as JSON in SQL; null where nothing is delivered to it. */
export const termsOfDistrict = (district: RawBuilder<unknown>) => sql`(
  select json_build_object('rate', z.fee, 'free_from', z.free_from)
  from districts d join delivery_zones z on z.id = d.zone_id and z.active and not z.pickup
  where d.id = ${district})`
