import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { cleanText } from '../shared/outside-text.ts'

/** Attempts of a mail at most: about a day and a half, with the waits between them. */
const maxAttempts = 15
/** Seconds that the mail server has for a mail: longer each time, since a server that is only slow would get it twice otherwise. */
const firstTimeout = 60
const maxTimeout = 600
/** Seconds beyond that during which a worker has a mail to itself. */
const leaseMargin = 60

export interface DueMail {
  id: number
  message_id: string
  recipient: string
  subject: string
  text: string
  html: string
  reply_to: string | null
  unsubscribe_url: string | null
  attempts: number
  /** Milliseconds that this attempt may take. */
  timeout_ms: number
}

/** What became of sending a mail. */
export type SendResult = { sent: true } | { sent: false; reason: string; hopeless: boolean }

/** A mail's first attempt, or one of those after it failed. */
export type MailTry = 'first' | 'again'

/**
 * Takes the mail that is due longest, if there is one. Several processes may do this at once: each takes another mail. One that dies
 * while sending leaves its mail to the others after the lease, so a mail goes out at least once.
 */
export async function takeDueMail(db: Db, which: MailTry): Promise<DueMail | undefined> {
  const { rows } = await sql<DueMail>`
    update mails set attempts = attempts + 1,
      due_at = now() + make_interval(secs => ${leaseMargin} + least(${firstTimeout} * power(2, attempts), ${maxTimeout}))
    where id = (
      select id from mails where sent_at is null and given_up_at is null and due_at <= now() and (attempts = 0) = ${which === 'first'}::boolean
      order by due_at for update skip locked limit 1)
    returning id, message_id, recipient, subject, text, html, reply_to, unsubscribe_url, attempts,
      (least(${firstTimeout} * power(2, attempts - 1), ${maxTimeout}) * 1000)::integer as timeout_ms`.execute(db)
  return rows[0]
}

/** Sends a mail that was taken, and writes down what became of it. */
export async function deliverMail(db: Db, mail: DueMail, send: (mail: DueMail) => Promise<SendResult>): Promise<void> {
  const result = await send(mail)
  if (result.sent) {
    await sql`update mails set sent_at = now(), last_error = null, text = '', html = '', unsubscribe_url = null where id = ${mail.id}`.execute(
      db,
    )
    return
  }
  const over = result.hopeless || mail.attempts >= maxAttempts
  const reason = cleanText(result.reason)
  await sql`update mails set last_error = ${reason}, due_at = now() + make_interval(mins => ${waitAfter(mail.attempts)}),
    given_up_at = case when ${over}::boolean then now() end where id = ${mail.id}`.execute(db)
}

/** Minutes to wait after a failed attempt: doubled each time, six hours at most. */
export const waitAfter = (attempt: number): number => Math.min(2 ** (attempt - 1), 360)
