import type { Locale } from '@tsiran/contract/locale'
import { orderPath, trackOrderPath } from '@tsiran/contract/shop-paths'
import { formatMoney } from '@tsiran/i18n/money'
import type { MailTemplate } from '../mail/mail-templates.ts'
import { theShop, type NewMail } from '../mail/queue-mail.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import type { OrderMailing } from './order-services.ts'

/** Language of mails to the shop. */
export const shopLocale: Locale = 'hy'

/** Event of a mail about a version of an order, which is mailed once. */
export const versionOf = ({ id, version }: OrderRow) => `${id}-${version}`

const numbers = (order: OrderRow, locale: Locale) => ({
  number: String(order.id),
  total: formatMoney(order.grand_total),
  payment: order.payment_title[locale],
})

/** Parts of a mail to the order's buyer, in the cart's language; it links the order's page, or a guest's form for it. */
export const toBuyer = (order: OrderRow, template: MailTemplate): NewMail & { locale: Locale } => ({
  template,
  locale: order.locale,
  event: String(order.id),
  recipient: order.email,
  name: order.billing_address.first_name,
  values: numbers(order, order.locale),
  page: order.customer_id === null ? trackOrderPath : (locale) => orderPath(locale, order.id),
})

/** Parts of a mail to the shop about an order. */
export const toShop = (
  { shopEmail }: OrderMailing,
  order: OrderRow,
  template: MailTemplate,
): NewMail & { locale: Locale } => ({
  template,
  locale: shopLocale,
  event: String(order.id),
  recipient: theShop(shopEmail),
  name: '',
  values: numbers(order, shopLocale),
})
