import type { Order } from '@tsiran/contract/orders'
import type { Locale } from '@tsiran/contract/locale'
import { slotLabel } from '@tsiran/i18n/day-label'
import type { SlotSnapshot } from '@tsiran/db/tables/orders'
import { translate } from '@tsiran/i18n/translate'
import { weighedView } from '../catalog/content-price.ts'
import { viewLine } from '../shared/line-snapshot.ts'
import { linesLeft } from './order-lines.ts'
import type { OrderLineRow, OrderRow } from './order-rows.ts'

/** An order in the contract's shape, with its texts in one language. */
export function viewOrder(order: OrderRow, locale: Locale): Order {
  return {
    id: order.id,
    increment_id: String(order.id),
    status: order.status,
    status_label: translate(locale, `orderStatus.${order.status}`),
    created_at: new Date(order.created_at).toISOString(),
    items: linesLeft(order).map((line) => viewItem(line, locale)),
    base_grand_total: order.grand_total,
    grand_total: order.grand_total,
    sub_total: order.sub_total,
    shipping_amount: order.shipping_amount,
    shipping_title: order.shipping_title[locale],
    payment_title: order.payment_title[locale],
    billing_address: order.billing_address,
    shipping_address: order.shipping_address,
    description: order.description,
    slot: order.slot && viewSlot(order.slot, locale),
    substitution: order.substitution,
    ...(order.buffer > 0 && { buffer: order.buffer }),
  }
}

function viewItem(line: OrderLineRow, locale: Locale): Order['items'][number] {
  const { portion_grams = null, price_per_kg = null } = line
  const weighed = weighedView({ portion_grams, price_per_kg }, locale)
  return { ...viewLine(line, locale), ...(weighed && { weighed }) }
}

const viewSlot = (slot: SlotSnapshot, locale: Locale): NonNullable<Order['slot']> => ({
  starts_at: slot.starts_at,
  ends_at: slot.ends_at,
  label: slotLabel(slot, locale),
  zone: slot.zone[locale],
  district: slot.district?.[locale] ?? '',
  pickup: slot.pickup,
})
