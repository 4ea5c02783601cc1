import { verifyPath } from '@tsiran/contract/shop-paths'
import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { queueMail } from '../mail/queue-mail.ts'
import type { Mailing } from '../mail/mailing.ts'
import { tryAttempt } from '../shared/rate-limit.ts'
import { mailboxLimit } from './limits.ts'
import { insertToken } from './one-use-tokens.ts'
import { createKey, digestOf } from '../shared/secret-keys.ts'

/** A company's Manager with an unconfirmed e-mail. */
export interface NewManager {
  id: number
  email: string
  first_name: string
  company_name: string
}

/** Queues the mail with the link that confirms a Manager's e-mail. */
export async function sendVerification(
  tx: Tx,
  mailing: Mailing,
  { id, email, first_name, company_name }: NewManager,
): Promise<void> {
  const key = createKey()
  await insertToken(tx, { customerId: id, purpose: 'verify', key })
  await queueMail(tx, mailing, {
    template: 'verify',
    event: digestOf(key),
    recipient: email,
    name: first_name,
    values: { company: company_name, email },
    page: verifyPath,
    key,
  })
}

/** Queues it again after ten minutes: the mail may be lost or its link expired. Earlier links stay valid. */
export async function sendVerificationAgain(
  tx: Tx,
  mailing: Mailing,
  manager: NewManager,
): Promise<void> {
  await sql`select id from customers where id = ${manager.id} for update`.execute(tx)
  const { rows } = await sql`
    select digest from one_use_tokens
    where customer_id = ${manager.id} and purpose = 'verify' and created_at > now() - interval '10 minutes' limit 1`.execute(
    tx,
  )
  if (rows.length > 0) return
  if (await tryAttempt(tx, mailboxLimit('verify', manager.email)))
    await sendVerification(tx, mailing, manager)
}
