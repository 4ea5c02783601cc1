import { randomUUID } from 'node:crypto'
import { mailPages } from '@tsiran/contract/mail-pages'
import type { Tx } from '@tsiran/db/database'
import { queueMail, type Mailing } from '../mail/queue-mail.ts'
import { tryAttempt } from './attempts.ts'
import { mailboxLimit } from './limits.ts'

/** Tells the owner of an e-mail that somebody registered it again; a few times a day, whoever asks. */
export async function mailAlreadyRegistered(tx: Tx, mailing: Mailing, email: string): Promise<void> {
  const allowed = await tryAttempt(tx, mailboxLimit('alreadyRegistered', email))
  await queueMail(tx, mailing, {
    template: 'alreadyRegistered',
    event: randomUUID(),
    recipient: allowed ? email : undefined,
    name: '',
    values: { email },
    page: mailPages.signIn,
  })
}
