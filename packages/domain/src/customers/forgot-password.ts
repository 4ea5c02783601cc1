import { setTimeout as sleep } from 'node:timers/promises'
import { resetPasswordPath } from '@tsiran/contract/shop-paths'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { queueMail } from '../mail/queue-mail.ts'
import { defaultLimits } from '../shared/limits.ts'
import { takeAttempts, tryAttempt } from '../shared/rate-limit.ts'
import type { AccountCall } from './account-call.ts'
import { forgotLimit, forgotNetworkLimit, mailboxLimit } from './limits.ts'
import { lifetimes } from './one-use-tokens.ts'
import { createKey, digestOf } from '../shared/secret-keys.ts'
import { checkFields, emailProblem } from '../shared/fields.ts'
import { tidy } from '../shared/text.ts'

/** Minimum duration of an answer in ms: it hides the extra work for a known e-mail. */
const minDurationMs = 150

/**
 * Queues a mail with a link to choose a new password. Answers the same, and runs the same statements, for an unknown
 * e-mail. Refuses with `validation_failed` and `too_many_attempts`.
 */
export async function forgotPassword(db: Db, typed: string, call: AccountCall): Promise<void> {
  const email = tidy(typed)
  checkFields({ email: emailProblem(email) })
  const [result] = await Promise.allSettled([queueLink(db, email, call), sleep(minDurationMs)])
  if (result.status === 'rejected') throw result.reason
}

async function queueLink(
  db: Db,
  email: string,
  { client, mailing, limits = defaultLimits }: AccountCall,
): Promise<void> {
  const key = createKey()
  await inTransaction(db, async (tx) => {
    await takeAttempts(tx, [
      forgotLimit(email, client.address),
      forgotNetworkLimit(client.address, limits),
    ])
    const allowed = await tryAttempt(tx, mailboxLimit('reset', email))
    // The lock waits for a change of the e-mail, which revokes only the links that it sees.
    const { rows } = await sql<{ email: string; first_name: string }>`
      with customer as (
        select c.id, c.email, c.first_name from customers c where ${allowed} and lower(c.email) = lower(${email}) and c.password_hash is not null
        for share
      ), token as (
        insert into one_use_tokens (digest, customer_id, purpose, expires_at)
        select ${digestOf(key)}, id, 'reset', now() + make_interval(secs => ${lifetimes.reset}) from customer
      )
      select email, first_name from customer`.execute(tx)
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
