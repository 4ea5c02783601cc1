import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'

interface ErasedMails {
  /** Of the account. */
  email: string
  orders: readonly number[]
  /** Requests to a company's Manager. */
  requests: readonly number[]
}

/**
 * Deletes the mails to and from an e-mail, and those about orders and requests, whoever they are for: they name the person. What is
 * queued is not sent; a mail that is being sent still goes out.
 */
export async function eraseMails(tx: Tx, { email, orders, requests }: ErasedMails): Promise<void> {
  // The number in a Message-ID: `<orderPlaced.100001@…`, `<shopRefund.100001-12@…`, `<requestSent.100002-7@…`. The outbox is read
  // as a whole, so without a regular expression, which would cost more than a statement's time in a large one.
  const about = (templates: readonly string[], ids: readonly number[]) =>
    sql`(template like any(${templates}::text[])
      and split_part(translate(split_part(message_id, '.', 2), '-', '@'), '@', 1) = any(${ids.map(String)}::text[]))`
  await sql`
    delete from mails where lower(recipient) = lower(${email}) or lower(reply_to) = lower(${email})
      or ${about(['order%', 'shop%'], orders)} or ${about(['request%'], requests)}`.execute(tx)
}
