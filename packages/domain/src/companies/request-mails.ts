import type { Locale } from '@tsiran/contract/locale'
import { cartRequestsPath, ordersPath } from '@tsiran/contract/shop-paths'
import type { Tx } from '@tsiran/db/database'
import { formatMoney } from '@tsiran/i18n/money'
import { sql } from 'kysely'
import { messageId, queueMails } from '../mail/queue-mail.ts'

interface Recipient {
  /** Of the request. */
  id: number
  customer_id: number
  email: string
  first_name: string
  locale: Locale
  customer_name: string
  total: number
}

const recipientColumns = sql`r.id, c.id as customer_id, c.email, c.first_name, c.locale, r.customer_name, r.total`

/** Mails a company's Managers that a sub-user sent a request, in the Manager's language. */
export async function mailSentRequest(tx: Tx, origin: string, requestId: number): Promise<void> {
  const { rows } = await sql<Recipient>`
    select ${recipientColumns} from cart_requests r join customers c on c.company_id = r.company_id and c.role = 'Manager'
    where r.id = ${requestId} order by c.id`.execute(tx)
  await mailRequests(tx, origin, 'requestSent', rows)
}

/** Mails the sub-users whose requests are part of an order. */
export async function mailOrderedRequests(tx: Tx, origin: string, orderId: number): Promise<void> {
  const { rows } = await sql<Recipient>`
    select ${recipientColumns} from cart_requests r join customers c on c.id = r.customer_id
    where r.order_id = ${orderId} and r.status = 'completed' order by r.id`.execute(tx)
  if (rows.length > 0) await mailRequests(tx, origin, 'requestOrdered', rows)
}

/** Mails a sub-user that the Manager discarded a request, after the minute in which that can be undone. */
export async function mailRefusedRequest(tx: Tx, origin: string, requestId: number): Promise<void> {
  const { rows } = await sql<Recipient>`
    select ${recipientColumns} from cart_requests r join customers c on c.id = r.customer_id where r.id = ${requestId}`.execute(
    tx,
  )
  await mailRequests(tx, origin, 'requestRefused', rows)
  await sql`update mails set due_at = now() + interval '1 minute' where ${isUnsentRefusal(origin, requestId)}`.execute(
    tx,
  )
}

/** Deletes the mail of {@link mailRefusedRequest}, unless it is being sent. */
export async function dropRefusalMail(tx: Tx, origin: string, requestId: number): Promise<void> {
  await sql`delete from mails where ${isUnsentRefusal(origin, requestId)}`.execute(tx)
}

const isUnsentRefusal = (origin: string, requestId: number) =>
  sql`message_id = ${messageId('requestRefused', String(requestId), origin)} and attempts = 0 and sent_at is null`

type Template = 'requestSent' | 'requestOrdered' | 'requestRefused'

const mailRequests = (
  tx: Tx,
  origin: string,
  template: Template,
  recipients: readonly Recipient[],
) =>
  queueMails(
    tx,
    origin,
    recipients.map(({ id, customer_id, email, first_name, locale, customer_name, total }) => ({
      template,
      locale,
      // A company may have several Managers; a request has one sender.
      event: template === 'requestSent' ? `${id}-${customer_id}` : String(id),
      recipient: email,
      name: first_name,
      values: { number: String(id), total: formatMoney(total), from: customer_name },
      page: template === 'requestSent' ? cartRequestsPath : ordersPath,
    })),
  )
