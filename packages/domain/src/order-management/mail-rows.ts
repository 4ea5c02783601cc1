import { fullName } from '@tsiran/contract/full-name'
import type { Locale } from '@tsiran/contract/locale'
import { formatMoney } from '@tsiran/i18n/money'
import { translate } from '@tsiran/i18n/translate'
import type { MailRow } from '../mail/mail-layout.ts'
import { linesLeft } from '../orders/order-lines.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import type { OrderLineRow } from '../orders/order-line-rows.ts'
import { lineName } from '../shared/line-snapshot.ts'
import { deliveryRows } from './delivery-rows.ts'

/** A row of drams. */
export const moneyRow = (
  label: 'agreed' | 'captured' | 'refund',
  drams: number,
  locale: Locale,
): MailRow => ({
  label: translate(locale, `orderMail.${label}`),
  value: formatMoney(drams),
})

export const refundRow = (refund: number, locale: Locale): MailRow[] =>
  refund > 0 ? [moneyRow('refund', refund, locale)] : []

/** ` (≈ 500 g)`, the portion of a weighed line. */
const portionText = ({ portion_grams: grams }: OrderLineRow, locale: Locale): string =>
  grams ? ` (${translate(locale, 'product.portion', { grams })})` : ''

/** The order's lines with their totals, delivery, grand total and payment method, slot and wish. */
export function describe(order: OrderRow, locale: Locale): MailRow[] {
  const lines = linesLeft(order).map((line) => ({
    label: `${lineName(line, locale)} × ${line.quantity}${portionText(line, locale)}`,
    value: formatMoney(line.total),
  }))
  return [...lines, ...sums(order, locale), ...deliveryRows(order, locale)]
}

/** Delivery, grand total and payment method. */
export function sums(order: OrderRow, locale: Locale): MailRow[] {
  const write = (key: string) => translate(locale, `orderMail.${key}`)
  return [
    { label: order.shipping_title[locale], value: formatMoney(order.shipping_amount) },
    { label: write('total'), value: formatMoney(order.grand_total), strong: true },
    { label: write('payment'), value: order.payment_title[locale] },
  ]
}

/** Recipient, address, contacts and the buyer's note. */
export function whereTo(
  { shipping_address: to, email, description }: OrderRow,
  locale: Locale,
): MailRow[] {
  const write = (key: string) => translate(locale, `orderMail.${key}`)
  const rows = [
    { label: write('recipient'), value: [fullName(to), to.company_name].filter(Boolean).join(' ') },
    {
      label: write('address'),
      value: [translate(locale, 'checkout.cityName'), ...to.address1].join(', '),
    },
    { label: write('phone'), value: to.phone },
    { label: write('email'), value: email },
    { label: write('note'), value: description },
  ]
  return rows.filter(({ value }) => value !== '')
}
