import { testDatabase } from '@tsiran/db/testing'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { byScript } from '../testing/fixtures.ts'
import { queueMail } from './queue-mail.ts'
import { listStuckMails, retryMail } from './retry-mail.ts'
import { deliverMail, takeDueMail } from './send-mails.ts'

const database = testDatabase()

test('a mail that is being sent is not sent a second time by a retry', async () => {
  const { db } = database
  await inTransaction(db, (tx) =>
    queueMail(
      tx,
      { locale: 'en', origin: 'http://shop.test' },
      { template: 'welcome', event: '1', recipient: 'a@b.am', name: '', values: {} },
    ),
  )
  const refused = { sent: false, reason: 'mailbox full', hopeless: false } as const
  await deliverMail(db, (await takeDueMail(db, 'first'))!, async () => refused)
  const [stuck] = await listStuckMails(db, { people: true })
  expect(stuck).toMatchObject({ error: 'mailbox full', given_up: false })
  await sql`update mails set due_at = now()`.execute(db)
  await deliverMail(db, (await takeDueMail(db, 'again'))!, async () => {
    // Somebody presses Retry in a list that was read before.
    await expect(retryMail(db, { id: stuck!.id, by: byScript })).rejects.toMatchObject({
      code: 'not_found',
    })
    expect(await takeDueMail(db, 'first')).toBeUndefined()
    return refused
  })
  await retryMail(db, { id: stuck!.id, by: byScript })
  expect(await takeDueMail(db, 'first')).toMatchObject({ id: stuck!.id, attempts: 1 })
})

test('what the mail server said names nobody to whoever may not see people', async () => {
  const { db } = database
  await db.deleteFrom('mails').execute()
  await inTransaction(db, (tx) =>
    queueMail(
      tx,
      { locale: 'en', origin: 'http://shop.test' },
      { template: 'welcome', event: '2', recipient: 'ani@b.am', name: '', values: {} },
    ),
  )
  const reason = "Can't send mail: 550 5.1.1 <ani@b.am>: unknown, see mailto:help@b.am"
  const refused = { sent: false, reason, hopeless: true } as const
  await deliverMail(db, (await takeDueMail(db, 'first'))!, async () => refused)
  const errorFor = async (people: boolean) => (await listStuckMails(db, { people }))[0]!.error
  expect(await errorFor(true)).toBe(reason)
  expect(await errorFor(false)).toBe(
    "Can't send mail: 550 5.1.1 <a…@b.am>: unknown, see mailto:h…@b.am",
  )
})
