import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'

/** Attempts of a mail at most: about a day and a half, with the waits between them. */
const mostAttempts = 15
/** Seconds that a worker has a mail to itself. */
const lease = 120

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
}

/** What became of sending a mail. */
export type SendResult = { sent: true } | { sent: false; reason: string; hopeless: boolean }

/**
 * Sends the mail that is due longest, if there is one; returns whether there was. Several processes may do this at once: each
 * takes another mail. One that dies while sending leaves its mail to the others, so a mail goes out at least once.
 */
export async function sendNextMail(db: Db, send: (mail: DueMail) => Promise<SendResult>): Promise<boolean> {
  const { rows } = await sql<DueMail>`
    update mails set attempts = attempts + 1, due_at = now() + make_interval(secs => ${lease})
    where id = (
      select id from mails where sent_at is null and given_up_at is null and due_at <= now()
      order by due_at for update skip locked limit 1)
    returning id, message_id, recipient, subject, text, html, reply_to, unsubscribe_url, attempts`.execute(db)
  const [mail] = rows
  if (!mail) return false
  const result = await send(mail)
  if (result.sent) {
    await sql`update mails set sent_at = now(), last_error = null, text = '', html = '', unsubscribe_url = null where id = ${mail.id}`.execute(
      db,
    )
  } else {
    const over = result.hopeless || mail.attempts >= mostAttempts
    await sql`update mails set last_error = ${result.reason.slice(0, 500)}, due_at = now() + make_interval(mins => ${waitAfter(mail.attempts)}),
      given_up_at = case when ${over}::boolean then now() end where id = ${mail.id}`.execute(db)
  }
  return true
}

/** Minutes to wait after a failed attempt: doubled each time, six hours at most. */
export const waitAfter = (attempt: number): number => Math.min(2 ** (attempt - 1), 360)
