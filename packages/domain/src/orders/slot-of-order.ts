import type { SlotOfOrder } from '@tsiran/contract/admin/order-list-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { SlotSnapshot } from '@tsiran/db/tables/orders'
import { formatDate, formatTime } from '@tsiran/i18n/dates'

/** What an order stores of its slot. */
export interface SlotColumns {
  slot_id: number | null
  zone_id: number | null
  /** As it was when the order was placed or moved. */
  slot: SlotSnapshot | null
  /** Whether the order has a place in it. */
  holds_slot: boolean
}

/** An order's slot as the back office shows it; null without one. */
export const viewSlot = (
  { slot_id, zone_id, slot, holds_slot }: SlotColumns,
  locale: Locale,
): SlotOfOrder | null =>
  slot && {
    id: slot_id,
    zone_id,
    starts_at: slot.starts_at,
    ends_at: slot.ends_at,
    zone: slot.zone[locale],
    district: slot.district?.[locale] ?? '',
    fee: slot.fee,
    pickup: slot.pickup,
    has_place: holds_slot,
  }

/** A slot's day and hours in Yerevan, the same in every language: `24.11.2026, 10:00–12:00`. */
export const formatSlot = ({
  starts_at,
  ends_at,
}: Record<'starts_at' | 'ends_at', string | Date>): string =>
  `${formatDate(starts_at)}, ${formatTime(starts_at)}–${formatTime(ends_at)}`
