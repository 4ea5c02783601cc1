import type { Locale } from '@tsiran/contract/locale'
import type { ExportedOrder } from '@tsiran/domain/orders/exported-order'
import { formatTime, isoDay } from '@tsiran/i18n/dates'
import { translate } from '@tsiran/i18n/translate'
import { cellsOf, type ListTable } from './list-export.ts'

const widths = {
  number: 10,
  placed: 17,
  status: 16,
  name: 24,
  phone: 17,
  email: 28,
  company: 24,
  city: 14,
  street: 30,
  delivery: 20,
  payment: 22,
  paid: 18,
  lines: 8,
  deliveryCost: 14,
  total: 14,
} as const

/** `2026-05-10 18:05` in Yerevan: sorts as a text, and Excel takes it for a date. */
const placedAt = (instant: string) => `${isoDay(instant)} ${formatTime(instant)}`

const cells = (order: ExportedOrder, locale: Locale): (string | number)[] => [
  order.id,
  placedAt(order.created_at),
  translate(locale, `orderStatus.${order.status}`),
  order.name,
  order.phone,
  order.email,
  order.company,
  order.city,
  order.street,
  order.delivery,
  order.payment,
  translate(locale, `orderExport.paidStates.${order.paid}`),
  order.lines,
  order.shipping_amount,
  order.grand_total,
]

/** Orders as a table in a language. */
export const orderTable = (orders: AsyncIterable<ExportedOrder[]>, locale: Locale): ListTable => ({
  name: translate(locale, 'orderExport.orders'),
  columns: (Object.keys(widths) as (keyof typeof widths)[]).map((name) => ({
    heading: translate(locale, `orderExport.${name}`),
    width: widths[name],
  })),
  rows: cellsOf(orders, (order) => cells(order, locale)),
})
