import { isDeepStrictEqual } from 'node:util'
import type { OrderStatus } from '@tsiran/contract/orders'
import type { Locale } from '@tsiran/contract/locale'
import { orderPath, trackOrderPath } from '@tsiran/contract/shop-paths'
import type { Tx } from '@tsiran/db/database'
import { formatMoney } from '@tsiran/i18n/money'
import { translate } from '@tsiran/i18n/translate'
import { mailOrderedRequests } from '../companies/request-mails.ts'
import type { MailTemplate } from '../mail/mail.ts'
import { queueMails, theShop, type NewMail } from '../mail/queue-mail.ts'
import { countChangesTo } from '../orders/order-changes.ts'
import { piecesLeft } from '../orders/order-lines.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import type { Payment } from '../payments/payment-rows.ts'
import { lineName } from '../shared/line-snapshot.ts'
import { slotLabel } from '@tsiran/i18n/day-label'
import { districtRow, slotRow } from './delivery-rows.ts'
import { describe, moneyRow, refundRow, sums, whereTo } from './mail-rows.ts'
import type { OrderMailing, OrderServices } from './order-services.ts'
import { settledRows } from './settled-rows.ts'

/** Language of mails to the shop. */
const shopLocale: Locale = 'hy'

/** Mails to the buyer by an order's new status. */
const statusTemplates: Partial<Record<OrderStatus, MailTemplate>> = {
  processing: 'orderProcessing',
  completed: 'orderCompleted',
  canceled: 'orderCanceled',
  closed: 'orderClosed',
}

interface NewOrderMail {
  order: OrderRow
  /** Whether its money was received, or is held by the bank; null for neither. */
  paid: 'paid' | 'held' | null
  /** Drams that the bank holds. */
  held?: number
}

const newOrderTemplates = { paid: 'orderPaid', held: 'orderHeld' } as const

/** Mails about an order that is ready for delivery: to the buyer in the cart's language, and to the shop. */
export async function mailNewOrder(
  tx: Tx,
  { mails }: OrderServices,
  { order, paid, held = 0 }: NewOrderMail,
): Promise<void> {
  if (!mails) return
  const toPayer = toBuyer(order, paid ? newOrderTemplates[paid] : 'orderPlaced')
  await queueMails(tx, mails.origin, [
    {
      ...toPayer,
      values: { ...toPayer.values, ...(paid === 'held' && { held: formatMoney(held) }) },
      rows: describe(order, order.locale),
    },
    {
      ...toShop(mails, order, 'shopOrder'),
      rows: [...describe(order, shopLocale), ...whereTo(order, shopLocale)],
    },
  ])
  if (order.company_id !== null) await mailOrderedRequests(tx, mails.origin, order.id)
}

interface StatusMail {
  order: OrderRow
  to: OrderStatus
  template?: MailTemplate | undefined
}

/** Mails the buyer a change of an order; each change once, also where the order had that status before. */
export async function mailChange(
  tx: Tx,
  { mails }: OrderServices,
  { order, to, template = statusTemplates[to] }: StatusMail,
): Promise<void> {
  if (!mails || !template) return
  const times = await countChangesTo(tx, order.id, to)
  const event = times > 1 ? `${order.id}-${times}` : String(order.id)
  await queueMails(tx, mails.origin, [{ ...toBuyer(order, template), event }])
}

/** An amount as the bank reports it, in drams without a currency. */
export interface BankSum {
  sum: string
  /** Numeric code of ISO 4217. */
  currency: string
}

interface PaymentMail {
  order: OrderRow
  payment: Payment
}

/** Mails the shop that a refund is due; `received` where the amount is not the order's. */
export const mailRefundDue = (
  tx: Tx,
  services: OrderServices,
  { received, ...subject }: PaymentMail & { received?: BankSum },
): Promise<void> =>
  received
    ? mailShop(tx, services, {
        ...subject,
        template: 'shopMismatch',
        values: { came: [received.sum, received.currency].filter(Boolean).join(' / ') },
      })
    : mailShop(tx, services, { ...subject, template: 'shopRefund' })

/** Mails the shop that the bank does not report whether a payment was paid. */
export const mailUnclearPayment = (
  tx: Tx,
  services: OrderServices,
  subject: PaymentMail,
): Promise<void> => mailShop(tx, services, { ...subject, template: 'shopUnclear' })

/** Mails the shop that a payment which was begun is given up, and may have been paid all the same. */
export const mailUnconfirmedPayment = (
  tx: Tx,
  services: OrderServices,
  subject: PaymentMail,
): Promise<void> => mailShop(tx, services, { ...subject, template: 'shopUnconfirmed' })

/** Mails the shop that the bank does not take, or let go of, what it holds for an order, or holds it no more. */
export const mailHoldProblem = (
  tx: Tx,
  services: OrderServices,
  subject: PaymentMail,
): Promise<void> => mailShop(tx, services, { ...subject, template: 'shopHold' })

async function mailShop(
  tx: Tx,
  { mails }: OrderServices,
  {
    order,
    payment,
    template,
    values = {},
  }: PaymentMail & { template: MailTemplate; values?: Record<string, string> },
): Promise<void> {
  if (!mails) return
  const { id } = payment
  const mail = toShop(mails, order, template)
  const all = { ...mail.values, ...values, bankNumber: String(id) }
  await queueMails(tx, mails.origin, [{ ...mail, values: all, event: `${order.id}-${id}` }])
}

interface EditMail {
  before: OrderRow
  after: OrderRow
  /** Drams that go back to the buyer. */
  refund: number
}

/** The delivery address, where it has changed. */
const newAddress = (before: OrderRow, after: OrderRow, locale: Locale) =>
  isDeepStrictEqual(before.shipping_address, after.shipping_address)
    ? []
    : whereTo(after, locale).slice(0, 3)

/** Mails the buyer what changed in an order: every line, with its pieces before and after where they differ. */
export async function mailEdit(
  tx: Tx,
  { mails }: OrderServices,
  { before, after, refund }: EditMail,
): Promise<void> {
  if (!mails) return
  const { locale } = after
  const pieces = new Map(before.lines.map((line) => [line.id, piecesLeft(line)]))
  const lines = after.lines.flatMap((line) => {
    const [was, is] = [pieces.get(line.id) ?? 0, piecesLeft(line)]
    if (was === 0 && is === 0) return []
    return [
      {
        label: `${lineName(line, locale)} × ${was === is ? is : `${was} → ${is}`}`,
        value: formatMoney(line.total),
      },
    ]
  })
  const rows = [
    ...lines,
    ...sums(after, locale),
    ...refundRow(refund, locale),
    ...newAddress(before, after, locale),
  ]
  await queueMails(tx, mails.origin, [
    { ...toBuyer(after, 'orderChanged'), event: versionOf(after), rows },
  ])
}

/** Mails the buyer what was packed of an order: pieces, weights, substitutes, the sum beside the agreed one, the refund, or what the bank takes. */
export async function mailSettled(
  tx: Tx,
  { mails }: OrderServices,
  { before, after, refund, captured = false }: EditMail & { captured?: boolean },
): Promise<void> {
  if (!mails) return
  const { locale } = after
  const rows = [
    ...settledRows({ before, after }),
    moneyRow('agreed', before.grand_total, locale),
    ...sums(after, locale),
    ...refundRow(refund, locale),
    ...(captured ? [moneyRow('captured', after.grand_total, locale)] : []),
    ...slotRow(after, locale),
  ]
  await queueMails(tx, mails.origin, [
    { ...toBuyer(after, 'orderSettled'), event: versionOf(after), rows },
  ])
}

/** Mails the buyer the new slot of a moved order with the one before, a new district and address, the sum and what comes back. */
export async function mailMoved(
  tx: Tx,
  { mails }: OrderServices,
  { before, after, refund }: EditMail,
): Promise<void> {
  const { locale, slot } = after
  if (!mails || !slot) return
  const mail = toBuyer(after, 'orderMoved')
  const isElsewhere = before.district_id !== after.district_id
  const earlier = slotRow(before, locale).map(({ value }) => ({
    label: translate(locale, 'orderMail.slotBefore'),
    value,
  }))
  await queueMails(tx, mails.origin, [
    {
      ...mail,
      values: { ...mail.values, slot: slotLabel(slot, locale) },
      event: versionOf(after),
      rows: [
        ...slotRow(after, locale),
        ...earlier,
        ...(isElsewhere ? districtRow(after, locale) : []),
        ...newAddress(before, after, locale),
        ...sums(after, locale),
        ...refundRow(refund, locale),
      ],
    },
  ])
}

/** Each version of an order is mailed once. */
const versionOf = ({ id, version }: OrderRow) => `${id}-${version}`

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

const toShop = (
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
