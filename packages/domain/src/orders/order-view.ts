import type { OrderedSlot } from '@tsiran/contract/delivery'
import type { Order } from '@tsiran/contract/order-shapes'
import type { Locale } from '@tsiran/contract/locale'
import { slotLabel } from '@tsiran/i18n/day-label'
import type { SlotSnapshot } from '@tsiran/db/tables/orders'
import { translate } from '@tsiran/i18n/translate'
import type { OrderRow } from './order-rows.ts'
import { viewItems, viewTotals } from './settled-view.ts'

/** An order in the contract's shape, with its texts in one language. */
export function viewOrder(order: OrderRow, locale: Locale): Order {
  return {
    id: order.id,
    increment_id: String(order.id),
    status: order.status,
    status_label: translate(locale, `orderStatus.${order.status}`),
    created_at: new Date(order.created_at).toISOString(),
    items: viewItems(order, locale),
    ...viewTotals(order),
    shipping_amount: order.shipping_amount,
    shipping_title: order.shipping_title[locale],
    payment_title: order.payment_title[locale],
    billing_address: order.billing_address,
    shipping_address: order.shipping_address,
    description: order.description,
    slot: order.slot && viewOrderedSlot(order.slot, locale),
    substitution: order.substitution,
    ...(order.buffer > 0 && { buffer: order.buffer }),
  }
}

/** An order's slot as its buyer sees it. */
export const viewOrderedSlot = (slot: SlotSnapshot, locale: Locale): OrderedSlot => ({
  starts_at: slot.starts_at,
  ends_at: slot.ends_at,
  label: slotLabel(slot, locale),
  zone: slot.zone[locale],
  district: slot.district?.[locale] ?? '',
  pickup: slot.pickup,
})
