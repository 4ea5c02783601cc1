import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { cleanText } from '../shared/outside-text.ts'

/** Upper bound of attempts: about a day and a half with the waits between them. */
const maxAttempts = 15
/** Timeouts in seconds. They grow with each attempt: a slow server would otherwise get the mail twice. */
const firstTimeout = 60
const maxTimeout = 600
/** Seconds of a worker's lease beyond the timeout. */
const leaseMargin = 60

/** A setting of mails; null where it is empty. */
const setting = (name: 'reply_to' | 'sender_name') =>
  sql`(select nullif(value ->> ${name}, '') from settings where name = 'mail')`

export interface DueMail {
  id: number
  message_id: string
  recipient: string
  subject: string
  text: string
  html: string
  reply_to: string | null
  /** Whom the mail comes from: the merchant's words, else the shop's name. */
  sender_name: string | null
  unsubscribe_url: string | null
  attempts: number
  /** Timeout of this attempt in ms. */
  timeout_ms: number
}

/** Result of an attempt. `hopeless`: a retry cannot succeed. */
export type SendResult = { sent: true } | { sent: false; reason: string; hopeless: boolean }

/** A mail's first attempt, or a retry. */
export type MailTry = 'first' | 'again'

/**
 * Leases the mail that is due longest, if there is one. Concurrent processes take different mails. After the lease, others take
 * the mail of a process that died, so a mail is sent at least once. It has no error while it is being sent: nobody retries it then.
 */
export async function takeDueMail(db: Db, which: MailTry): Promise<DueMail | undefined> {
  const { rows } = await sql<DueMail>`
    update mails set attempts = attempts + 1, last_error = null,
      due_at = now() + make_interval(secs => ${leaseMargin} + least(${firstTimeout} * power(2, attempts), ${maxTimeout}))
    where id = (
      select id from mails where sent_at is null and given_up_at is null and due_at <= now() and (attempts = 0) = ${which === 'first'}::boolean
      order by due_at for update skip locked limit 1)
    returning id, message_id, recipient, subject, text, html, unsubscribe_url, attempts,
      coalesce(reply_to, ${setting('reply_to')}) as reply_to,
      coalesce(${setting('sender_name')}, (select name ->> mails.locale from channels order by id limit 1)) as sender_name,
      (least(${firstTimeout} * power(2, attempts - 1), ${maxTimeout}) * 1000)::integer as timeout_ms`.execute(
    db,
  )
  return rows[0]
}

/** Sends a leased mail and stores the result. */
export async function deliverMail(
  db: Db,
  mail: DueMail,
  send: (mail: DueMail) => Promise<SendResult>,
): Promise<void> {
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

/** Minutes to wait after a failed attempt: doubled each time, up to six hours. */
export const waitAfter = (attempt: number): number => Math.min(2 ** (attempt - 1), 360)
