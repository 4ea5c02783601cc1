import type { Text } from '@tsiran/db/tables/shared'
import type { MinimumViewer } from '../shared/viewer.ts'

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
