import { homePath } from '@tsiran/contract/shop-paths'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { queueMail } from '../mail/queue-mail.ts'
import type { Mailing } from '../mail/mailing.ts'
import type { StaffActor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'

interface TestMail {
  mailing: Mailing
  recipient: string
  by: StaffActor
}

/** Queues a letter that proves the way of mails to the person who asks for it. */
export const sendTestMail = (db: Db, { mailing, recipient, by }: TestMail): Promise<void> =>
  inTransaction(db, async (tx) => {
    await queueMail(tx, mailing, {
      template: 'testLetter',
      event: `${by.id}-${Date.now()}`,
      recipient,
      name: by.name,
      values: {},
      page: homePath,
    })
    const subject = { type: 'settings', id: 'mail', label: 'mail' }
    await writeAudit(tx, { by, action: 'settings.test_mail', subject })
  })
