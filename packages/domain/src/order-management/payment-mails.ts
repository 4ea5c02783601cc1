import type { Tx } from '@tsiran/db/database'
import type { MailTemplate } from '../mail/mail-templates.ts'
import { queueMails } from '../mail/queue-mail.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import type { Payment } from '../payments/payment-rows.ts'
import { toShop } from './mail-base.ts'
import type { OrderServices } from './order-services.ts'

/** An amount as the bank reports it, in drams without a currency. */
interface BankSum {
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
