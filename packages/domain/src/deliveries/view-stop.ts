import type { CanceledStop, SheetStop, Stop, StopOutcome } from '@tsiran/contract/admin/stop-shapes'
import type { Locale } from '@tsiran/contract/locale'
import { placeOf, recipientOf } from '../documents/paper-texts.ts'
import { heldDrams } from '../orders/held-drams.ts'
import { linesLeft } from '../orders/order-lines.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import { isChilled, type PrintedOrder } from '../orders/printed-orders.ts'
import { cashOnDelivery } from '../payments/providers/cash-on-delivery.ts'

export interface StopRow {
  order_id: number
  position: number
  outcome: StopOutcome | null
  at: string | null
  cash: number
  age_checked: boolean
  note: string
  returned_at: string | null
}

/** Drams that somebody pays at the door for an order. */
export const cashDue = ({ paid, grand_total }: Pick<OrderRow, 'paid' | 'grand_total'>): number =>
  paid === 'at_the_door' ? grand_total : 0

/** To whom, where and when an order is brought, in a language. */
export function describeStop(order: PrintedOrder, locale: Locale): SheetStop {
  const to = order.shipping_address
  return {
    order_id: order.id,
    name: recipientOf({ ...to, company_name: '' }),
    phone: to.phone,
    address: placeOf(to, locale),
    district: order.slot?.district?.[locale] ?? '',
    company: to.company_name,
    slot: order.slot && {
      starts_at: new Date(order.slot.starts_at).toISOString(),
      ends_at: new Date(order.slot.ends_at).toISOString(),
    },
    chilled: isChilled(order),
    note: order.description,
    payment_title: order.payment_title[locale],
    grand_total: order.grand_total,
    cash_due: cashDue(order),
    ...(heldDrams(order) > 0 && { held: heldDrams(order) }),
  }
}

/** A stop with its order, in a language. */
export function viewStop(stop: StopRow, order: PrintedOrder, locale: Locale): Stop {
  const lines = linesLeft(order)
    .filter(({ stocked }) => stocked)
    .map((line) => ({
      id: line.id,
      sku: line.sku,
      name: line.name[locale],
      options: line.options[locale],
      pieces: line.quantity,
      total: line.total,
      age_restricted: line.age_restricted,
    }))
  return {
    ...describeStop(order, locale),
    position: stop.position,
    age_restricted: lines.some(({ age_restricted }) => age_restricted),
    lines,
    outcome: stop.outcome,
    at: stop.at && new Date(stop.at).toISOString(),
    cash: stop.cash,
    age_checked: stop.age_checked,
    outcome_note: stop.note,
  }
}

/** The stop of an order that was canceled on the way, with what it would have cost at the door. */
export const viewCanceled = (
  { cash, returned_at: at }: StopRow,
  order: OrderRow,
): CanceledStop => ({
  order_id: order.id,
  name: recipientOf({ ...order.shipping_address, company_name: '' }),
  phone: order.shipping_address.phone,
  cash_due: order.payment_method === cashOnDelivery.method ? order.grand_total : 0,
  cash,
  returned_at: at && new Date(at).toISOString(),
})
