import { randomBytes } from 'node:crypto'
import { confirmNewsletterPath } from '@tsiran/contract/shop-paths'
import { isNewsletterEmail } from '@tsiran/contract/newsletter-email'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { takeAttempt } from '../shared/rate-limit.ts'
import { mailboxLimit } from '../customers/limits.ts'
import { createKey, digestOf } from '../shared/secret-keys.ts'
import type { ClientInfo } from '../shared/viewer.ts'
import { DomainError } from '../errors.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Mailing } from '../mail/mailing.ts'
import { subscribeLimit } from './limits.ts'

/** Lifetime of the mailed link in days. */
const confirmDays = 7
/** Minutes after a link within which no other is mailed: the form was posted twice, and a second link would end the first. */
const repeatMinutes = 10

interface Subscription {
  /** E-mail address as typed. */
  typed: string
  visitor: ClientInfo
  mailing: Mailing
}

/**
 * Mails a link that confirms a newsletter subscription, once in ten minutes. For a subscribed address the answer and the
 * statements are the same. Refuses with `subscriber_email_invalid` and `too_many_attempts`.
 */
export async function subscribe(db: Db, { typed, visitor, mailing }: Subscription): Promise<void> {
  const email = typed.trim().toLowerCase()
  if (!isNewsletterEmail(email)) throw new DomainError('subscriber_email_invalid')
  const key = createKey()
  await inTransaction(db, async (tx) => {
    await takeAttempt(tx, subscribeLimit(visitor.address))
    await takeAttempt(tx, mailboxLimit('newsletter', email))
    const lifetime = sql`make_interval(days => ${confirmDays})`
    const { rows } = await sql<{ unsubscribe_key: string }>`
      insert into newsletter_subscribers as s (email, locale, confirm_digest, confirm_until, unsubscribe_key)
      values (${email}, ${mailing.locale}, ${digestOf(key)}, now() + ${lifetime},
        ${randomBytes(16).toString('base64url')})
      on conflict (email) do update set locale = excluded.locale, confirm_digest = excluded.confirm_digest,
        confirm_until = excluded.confirm_until, updated_at = now()
      where s.confirmed_at is null
        and (s.confirm_until is null or s.confirm_until <= now() + ${lifetime} - make_interval(mins => ${repeatMinutes}))
      returning unsubscribe_key`.execute(tx)
    const [row] = rows
    await queueMail(tx, mailing, {
      template: 'newsletter',
      event: digestOf(key),
      recipient: row && email,
      name: '',
      values: { email },
      page: confirmNewsletterPath,
      key,
      unsubscribeKey: row?.unsubscribe_key,
    })
  })
}
