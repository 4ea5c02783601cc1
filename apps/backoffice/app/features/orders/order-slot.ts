import type { SlotOfOrder } from '@tsiran/contract/admin/order-list-shapes'
import type { OrderStatus } from '@tsiran/contract/order-shapes'
import { formatDate, formatTime } from '@tsiran/i18n/dates'

/** A slot's day and hours in Yerevan: `24.11.2026, 10:00–12:00`. */
export const writeSlot = ({
  starts_at,
  ends_at,
}: Pick<SlotOfOrder, 'starts_at' | 'ends_at'>): string =>
  `${formatDate(starts_at)}, ${formatTime(starts_at)}–${formatTime(ends_at)}`

/** Whether an order that will be delivered is too much for its slot. */
export const lacksPlace = ({ has_place: hasPlace }: SlotOfOrder, status: OrderStatus): boolean =>
  !hasPlace && ['pending', 'processing'].includes(status)
