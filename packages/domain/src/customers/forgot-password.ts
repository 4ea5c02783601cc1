import { setTimeout as sleep } from 'node:timers/promises'
import { resetPasswordPath } from '@tsiran/contract/shop-paths'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { queueMail, type Mailing } from '../mail/queue-mail.ts'
import { defaultLimits, type Limits } from '../shared/limits.ts'
import { takeAttempts, tryAttempt } from '../shared/rate-limit.ts'
import { forgotLimit, forgotNetworkLimit, mailboxLimit } from './limits.ts'
import { lifetimes } from './one-use-tokens.ts'
import { createKey, digestOf } from '../shared/secret-keys.ts'
import { checkFields, emailProblem } from '../shared/fields.ts'
import { tidy } from '../shared/text.ts'
import type { Visitor } from './visitor.ts'

/** Milliseconds that an answer takes at least: what a known e-mail costs more is lost in them. */
const leastTime = 150

/**
 * Writes a mail with a link to choose a new password. Answers the same, and runs the same statements, for an e-mail that is
 * nobody's. Refuses with `validation_failed` and `too_many_attempts`.
 */
export async function forgotPassword(
  db: Db,
  typed: string,
  visitor: Visitor,
  mailing: Mailing,
  limits: Limits = defaultLimits,
): Promise<void> {
  const email = tidy(typed)
  checkFields({ email: emailProblem(email) })
  const [asked] = await Promise.allSettled([askForLink(db, email, visitor, mailing, limits), sleep(leastTime)])
  if (asked.status === 'rejected') throw asked.reason
}

async function askForLink(db: Db, email: string, visitor: Visitor, mailing: Mailing, limits: Limits): Promise<void> {
  const key = createKey()
  await inTransaction(db, async (tx) => {
    await takeAttempts(tx, [forgotLimit(email, visitor.address), forgotNetworkLimit(visitor.address, limits)])
    const allowed = await tryAttempt(tx, mailboxLimit('reset', email))
    const { rows } = await sql<{ email: string; first_name: string }>`
      with asked as (
        select c.id, c.email, c.first_name from customers c where ${allowed} and lower(c.email) = lower(${email}) and c.password_hash is not null
      ), kept as (
        insert into one_use_tokens (digest, customer_id, purpose, expires_at)
        select ${digestOf(key)}, id, 'reset', now() + make_interval(secs => ${lifetimes.reset}) from asked
      )
      select email, first_name from asked`.execute(tx)
    await queueMail(tx, mailing, {
      template: 'reset',
      event: digestOf(key),
      recipient: rows[0]?.email,
      name: rows[0]?.first_name ?? '',
      values: { email: rows[0]?.email ?? '' },
      page: resetPasswordPath,
      key,
    })
  })
}
