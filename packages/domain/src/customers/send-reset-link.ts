import { fullName } from '@tsiran/contract/full-name'
import { resetPasswordPath } from '@tsiran/contract/shop-paths'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { queueMail } from '../mail/queue-mail.ts'
import { linkTo } from '../mail/mailing.ts'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'
import { createKey, digestOf } from '../shared/secret-keys.ts'
import { DomainError } from '../errors.ts'
import { dropTokens, insertToken, lifetimes } from './one-use-tokens.ts'
import { readCustomer } from './read-customer.ts'

interface ResetCall {
  id: number
  /** The shop's public origin; the link starts with it. */
  origin: string
  by: Actor
}

/**
 * Mails a customer a link to choose a password, and returns it this once: the database holds a digest. Earlier links end. Refuses
 * with `not_found`, and with `conflict` where the customer is blocked.
 */
export async function sendResetLink(
  db: Db,
  { id, origin, by }: ResetCall,
): Promise<{ link: string; expires_at: string }> {
  const key = createKey()
  return inTransaction(db, async (tx) => {
    // Waits for a change of the e-mail, which revokes only the links that it sees.
    await sql`select 1 from customers where id = ${id} for share`.execute(tx)
    const customer = await readCustomer(tx, id)
    if (customer.blocked) throw new DomainError('conflict')
    const { email, first_name: name, language: locale } = customer
    await dropTokens(tx, id, 'reset')
    await insertToken(tx, { customerId: id, purpose: 'reset', key })
    const mailing = { locale, origin }
    const mail = {
      template: 'reset',
      event: digestOf(key),
      recipient: email,
      name,
      values: { email },
      page: resetPasswordPath,
      key,
    } as const
    await queueMail(tx, mailing, mail)
    await writeAudit(tx, {
      by,
      action: 'customer.reset_link',
      subject: { type: 'customer', id, label: fullName(customer) },
    })
    const expires_at = new Date(Date.now() + lifetimes.reset * 1000).toISOString()
    return { link: linkTo(mailing, resetPasswordPath, key), expires_at }
  })
}
