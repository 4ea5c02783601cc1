import { testDatabase } from '@tsiran/db/testing'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { eraseMails } from './erase-mails.ts'

const database = testDatabase()

test('mails to and from an e-mail go, and those about orders and requests, whoever they were for', async () => {
  const mails = [
    ['orderPlaced.100001', 'other@erase.am'],
    ['orderChanged.100001-3', 'other@erase.am'],
    ['shopRefund.100001-12', 'shop@shop.test'],
    // With the Manager's number; older ones have the e-mail.
    ['requestSent.7-12', 'manager@erase.am'],
    ['requestSent.7.ani@erase.am', 'manager@erase.am'],
    ['welcome.5', 'Ani@Erase.am'],
  ]
  const others = [
    ['orderPlaced.1000011', 'other@erase.am'],
    ['orderPlaced.100002-100001', 'other@erase.am'],
    ['requestSent.100001.ani', 'manager@erase.am'],
    ['orderPlaced.7', 'other@erase.am'],
    ['welcome.100001', 'other@erase.am'],
  ]
  const answered = 'shopMessage.44'
  for (const [event, recipient] of [...mails, ...others, [answered, 'shop@shop.test']])
    await sql`
      insert into mails (message_id, template, recipient, locale, subject, text, html, reply_to)
      values (${`<${event}@shop.test>`}, ${event!.split('.')[0]!}, ${recipient}, 'en', '', '', '',
        ${event === answered ? 'ANI@erase.am' : null})`.execute(database.db)
  await inTransaction(database.db, (tx) =>
    eraseMails(tx, { email: 'ani@erase.am', orders: [100001], requests: [7] }),
  )
  const left = await database.db.selectFrom('mails').select('message_id').orderBy('id').execute()
  expect(left.map(({ message_id }) => message_id)).toEqual(
    others.map(([event]) => `<${event}@shop.test>`),
  )
})
