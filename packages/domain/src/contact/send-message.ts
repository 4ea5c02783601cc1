import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { takeAttempt } from '../shared/rate-limit.ts'
import { checkFields, emailProblem, requiredProblem } from '../shared/fields.ts'
import { tidy, tidyLines } from '../shared/text.ts'
import type { ClientInfo } from '../shared/viewer.ts'
import { queueMail, theShop } from '../mail/queue-mail.ts'
import type { Mailing } from '../mail/mailing.ts'
import { contactLimit } from './limits.ts'

export interface Message {
  name: string
  email: string
  phone?: string | undefined
  message: string
  /** A honeypot field, hidden from people; a message that fills it is dropped. */
  website?: string | undefined
}

interface ShopMailing extends Mailing {
  /** Recipient of the messages; undefined for the channel's address. */
  shopEmail: string | undefined
}

interface MessageRequest {
  typed: Message
  visitor: ClientInfo
  mailing: ShopMailing
}

/**
 * Stores a message to the shop and mails it, with the sender as the reply address. The same message again within an hour, as after a
 * lost answer, changes nothing. Refuses with `validation_failed` and `too_many_attempts`.
 */
export async function sendMessage(
  db: Db,
  { typed, visitor, mailing }: MessageRequest,
): Promise<void> {
  const [name, email, phone, message] = [
    tidy(typed.name),
    tidy(typed.email),
    tidy(typed.phone),
    tidyLines(typed.message),
  ]
  checkFields({
    name: requiredProblem(name),
    email: emailProblem(email),
    message: requiredProblem(message),
  })
  if (typed.website) return
  await inTransaction(db, async (tx) => {
    // The counter's row stays locked, so that a message that is sent twice at once is compared with itself.
    await takeAttempt(tx, contactLimit(visitor.address))
    const { rows } = await sql<{ id: number }>`
      insert into contact_messages (locale, name, email, phone, message)
      select ${mailing.locale}, ${name}, ${email}, ${phone}, ${message}
      where not exists (select from contact_messages where created_at > now() - interval '1 hour'
        and name = ${name} and email = ${email} and phone = ${phone} and message = ${message})
      returning id`.execute(tx)
    if (!rows[0]) return
    await queueMail(tx, mailing, {
      template: 'contact',
      event: String(rows[0].id),
      recipient: theShop(mailing.shopEmail),
      replyTo: email,
      name: '',
      values: { from: name, email, phone: phone || '—' },
      quote: message,
    })
  })
}
