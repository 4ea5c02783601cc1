import { signInPath } from '@tsiran/contract/shop-paths'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { forgetAttempts } from '../shared/rate-limit.ts'
import type { AccountCall } from './account-call.ts'
import { loginLimit } from './limits.ts'
import { dropTokens, findToken, useToken } from './one-use-tokens.ts'
import { digestOf } from '../shared/secret-keys.ts'
import { hashPassword } from './password.ts'
import { confirmationProblem, passwordProblem } from './person.ts'
import { checkFields } from '../shared/fields.ts'
import { endSessions } from './sessions.ts'

export interface ResetPassword {
  key: string
  password: string
  password_confirmation: string
}

/**
 * Sets a new password with the key of a mailed link, once, and ends all sessions. Whoever opened the link has the mailbox,
 * so the e-mail counts as verified. Refuses with `link_invalid` and `validation_failed`.
 */
export async function resetPassword(
  db: Db,
  input: ResetPassword,
  { client, mailing }: Pick<AccountCall, 'client' | 'mailing'>,
): Promise<void> {
  const { key, password, password_confirmation } = input
  const found = await findToken(db, 'reset', key)
  if (!found) throw new DomainError('link_invalid')
  checkFields({
    password: passwordProblem(password, found.email),
    password_confirmation: confirmationProblem(password, password_confirmation),
  })
  const hash = await hashPassword(password, client)
  await inTransaction(db, async (tx) => {
    const customerId = await useToken(tx, 'reset', key)
    if (customerId === undefined) throw new DomainError('link_invalid')
    const { rows } = await sql<{ email: string; first_name: string }>`
      update customers set password_hash = ${hash}, email_verified_at = coalesce(email_verified_at, now())
      where id = ${customerId} returning email, first_name`.execute(tx)
    const { email, first_name: name } = rows[0]!
    await endSessions(tx, customerId)
    await dropTokens(tx, customerId, 'reset')
    await forgetAttempts(tx, loginLimit(email, client.address))
    const event = `reset.${digestOf(key)}`
    await queueMail(tx, mailing, {
      template: 'passwordChanged',
      event,
      recipient: email,
      name,
      values: { email },
      page: signInPath,
    })
  })
}
