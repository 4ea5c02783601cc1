import type { Generated } from 'kysely'
import type { GeneratedText, Translated } from './shared.ts'

/** Money in drams. */
export interface DeliveryZonesTable {
  id: Generated<number>
  name: Translated
  active: Generated<boolean>
  pickup: Generated<boolean>
  fee: Generated<number>
  free_from: number | null
  min_total: Generated<number>
  min_total_company: Generated<number>
  position: Generated<number>
  version: Generated<number>
}

export interface DistrictsTable {
  id: Generated<number>
  name: Translated
  zone_id: number | null
  position: Generated<number>
  version: Generated<number>
}

/** Times of Yerevan, `HH:MM:SS`; days `YYYY-MM-DD`, read as text. */
export interface SlotTemplatesTable {
  id: Generated<number>
  zone_id: number | null
  weekday: number
  starts: string
  ends: string
  capacity: number
  cutoff_minutes: Generated<number>
  fee: Generated<number>
  active: Generated<boolean>
  valid_from: string | null
  valid_to: string | null
  version: Generated<number>
}

export interface SlotExceptionsTable {
  id: Generated<number>
  day: string
  template_id: number | null
  closed: Generated<boolean>
  capacity: number | null
  reason: GeneratedText
  version: Generated<number>
}

export interface DeliverySlotsTable {
  id: Generated<number>
  zone_id: number
  template_id: number | null
  day: string
  starts_at: Date
  ends_at: Date
  capacity: number
  taken: Generated<number>
  cutoff_at: Date
  fee: Generated<number>
  closed: Generated<boolean>
  reason: GeneratedText
  by_hand: Generated<boolean>
  version: Generated<number>
}

export interface OrderPickingsTable {
  order_id: number
  state: 'claimed' | 'picking' | 'finished'
  staff_id: number | null
  claimed_at: Generated<Date>
  started_at: Date | null
  finished_at: Date | null
  version: Generated<number>
}

export interface OrderSubstitutionsTable {
  order_item_id: number
  variant_id: number
  quantity: number
  grams: number | null
  staff_id: number | null
  agreed: Generated<boolean>
  at: Generated<Date>
}

export interface DeliveryRoutesTable {
  id: Generated<number>
  /** `YYYY-MM-DD`; read it as text. */
  day: string
  courier_id: number
  state: Generated<'planned' | 'out' | 'done'>
  note: Generated<string>
  created_at: Generated<Date>
  started_at: Date | null
  counted: number | null
  counted_by: number | null
  done_at: Date | null
  version: Generated<number>
}

export interface RouteStopsTable {
  route_id: number
  order_id: number
  position: number
  outcome: 'delivered' | 'nobody_home' | 'refused_lines' | null
  at: Date | null
  cash: Generated<number>
  age_checked: Generated<boolean>
  note: Generated<string>
  returned_at: Date | null
  returned_by: number | null
}
