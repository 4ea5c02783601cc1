import type { OrderStatus } from '@tsiran/contract/orders'
import type { Locale } from '@tsiran/contract/locale'
import { orderPath, trackOrderPath } from '@tsiran/contract/shop-paths'
import type { Tx } from '@tsiran/db/database'
import { formatMoney } from '@tsiran/i18n/money'
import { translate } from '@tsiran/i18n/translate'
import { mailOrderedRequests } from '../companies/request-mails.ts'
import type { MailRow, MailTemplate } from '../mail/mail.ts'
import { queueMails, theShop, type NewMail } from '../mail/queue-mail.ts'
import { countChangesTo } from '../orders/order-changes.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import type { Payment } from '../payments/payment-rows.ts'
import type { OrderMailing, OrderServices } from './order-services.ts'

/** The language of the people who run the shop. */
const shopLocale: Locale = 'hy'

/** What a buyer is told when an order changes; nothing of one that never was paid for. */
const statusTemplates: Partial<Record<OrderStatus, MailTemplate>> = {
  processing: 'orderProcessing',
  completed: 'orderCompleted',
  canceled: 'orderCanceled',
  closed: 'orderClosed',
}

/** Mails of an order that the shop now has to deliver: to the buyer in the cart's language, and to the shop. */
export async function mailNewOrder(tx: Tx, { mails }: OrderServices, order: OrderRow, { paid }: { paid: boolean }): Promise<void> {
  if (!mails) return
  await queueMails(tx, mails.origin, [
    { ...toBuyer(order, paid ? 'orderPaid' : 'orderPlaced'), rows: describe(order, order.locale) },
    { ...toShop(mails, order, 'shopOrder'), rows: [...describe(order, shopLocale), ...whereTo(order, shopLocale)] },
  ])
  if (order.company_id !== null) await mailOrderedRequests(tx, mails.origin, order.id)
}

/** Notifies the buyer that an order changed; of each change once, also where the order came into that status before. */
export async function mailChange(
  tx: Tx,
  { mails }: OrderServices,
  order: OrderRow,
  to: OrderStatus,
  template = statusTemplates[to],
): Promise<void> {
  if (!mails || !template) return
  const times = await countChangesTo(tx, order.id, to)
  const event = times > 1 ? `${order.id}-${times}` : String(order.id)
  await queueMails(tx, mails.origin, [{ ...toBuyer(order, template), event }])
}

/** Money as a bank names it: drams where it says nothing else. */
export interface BankSum {
  sum: string
  /** ISO 4217 by its number. */
  currency: string
}

/** Notifies the shop that it has money which belongs to a buyer; `other` where it is not what was asked for. */
export const mailRefundDue = (tx: Tx, services: OrderServices, order: OrderRow, payment: Payment, other?: BankSum): Promise<void> =>
  other
    ? mailShop(tx, services, order, payment, 'shopMismatch', { came: [other.sum, other.currency].filter(Boolean).join(' / ') })
    : mailShop(tx, services, order, payment, 'shopRefund')

/** Notifies the shop that a bank does not say whether a payment was paid. */
export const mailUnclearPayment = (tx: Tx, services: OrderServices, order: OrderRow, payment: Payment): Promise<void> =>
  mailShop(tx, services, order, payment, 'shopUnclear')

async function mailShop(
  tx: Tx,
  { mails }: OrderServices,
  order: OrderRow,
  { id }: Payment,
  template: MailTemplate,
  values = {},
): Promise<void> {
  if (!mails) return
  const mail = toShop(mails, order, template)
  const all = { ...mail.values, ...values, bankNumber: String(id) }
  await queueMails(tx, mails.origin, [{ ...mail, values: all, event: `${order.id}-${id}` }])
}

const numbers = (order: OrderRow, locale: Locale) => ({
  number: String(order.id),
  total: formatMoney(order.grand_total),
  payment: order.payment_title[locale],
})

const toBuyer = (order: OrderRow, template: MailTemplate): NewMail & { locale: Locale } => ({
  template,
  locale: order.locale,
  event: String(order.id),
  recipient: order.email,
  name: order.billing_address.first_name,
  values: numbers(order, order.locale),
  page: order.customer_id === null ? trackOrderPath : (locale) => orderPath(locale, order.id),
})

const toShop = ({ shopEmail }: OrderMailing, order: OrderRow, template: MailTemplate): NewMail & { locale: Locale } => ({
  template,
  locale: shopLocale,
  event: String(order.id),
  recipient: shopEmail ?? theShop,
  name: '',
  values: numbers(order, shopLocale),
})

/** The order's lines, each with its sum, and what they come to. */
function describe(order: OrderRow, locale: Locale): MailRow[] {
  const say = (key: string) => translate(locale, `orderMail.${key}`)
  const lines = order.lines.map(({ name, options, quantity, total }) => {
    const title = options[locale] ? `${name[locale]}, ${options[locale]}` : name[locale]
    return { label: `${title} × ${quantity}`, value: formatMoney(total) }
  })
  return [
    ...lines,
    { label: order.shipping_title[locale], value: formatMoney(order.shipping_amount) },
    { label: say('total'), value: formatMoney(order.grand_total), strong: true },
    { label: say('payment'), value: order.payment_title[locale] },
  ]
}

/** Who gets it, where, and what the buyer asks for. */
function whereTo({ shipping_address: to, email, description }: OrderRow, locale: Locale): MailRow[] {
  const say = (key: string) => translate(locale, `orderMail.${key}`)
  const rows = [
    {
      label: say('recipient'),
      value: [to.first_name, to.last_name === '.' ? '' : to.last_name, to.company_name].filter(Boolean).join(' '),
    },
    { label: say('address'), value: [translate(locale, 'checkout.cityName'), ...to.address1].join(', ') },
    { label: say('phone'), value: to.phone },
    { label: say('email'), value: email },
    { label: say('note'), value: description },
  ]
  return rows.filter(({ value }) => value !== '')
}
