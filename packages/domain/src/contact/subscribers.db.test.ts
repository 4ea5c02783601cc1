import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { byScript } from '../testing/fixtures.ts'
import { eraseSubscriber } from './erase-subscriber.ts'
import { exportSubscribers } from './export-subscribers.ts'
import { listSubscribers } from './list-subscribers.ts'
import { unsubscribe } from './unsubscribe.ts'

const database = testDatabase()
const by = byScript
const range = { page: 1, limit: 10 }

beforeAll(async () => {
  await sql`
    insert into newsletter_subscribers (email, locale, confirm_digest, confirm_until, unsubscribe_key, confirmed_at) values
      ('ani@shop.test', 'hy', null, null, 'key-ani', now()),
      ('=cmd@shop.test', 'ru', 'd1', now(), 'key-cmd', now()),
      ('waits@shop.test', 'en', 'd2', now(), 'key-waits', null)`.execute(database.db)
})

async function exported(): Promise<string[]> {
  const emails: string[] = []
  for await (const batch of await exportSubscribers(database.db, { by }))
    emails.push(...batch.map(({ email }) => email))
  return emails
}

test('only readers who consented, and still do, are exported; the audit log has their number', async () => {
  const { db } = database
  expect(await exported()).toEqual(['ani@shop.test', '=cmd@shop.test'])
  await unsubscribe(db, 'key-ani')
  expect(await exported()).toEqual(['=cmd@shop.test'])
  const { rows } = await sql<{
    after: object
  }>`select after from audit_log where action = 'subscriber.export' order by id`.execute(db)
  expect(rows.map(({ after }) => after)).toEqual([{ rows: 2 }, { rows: 1 }])
})

test('whoever may only look sees addresses masked, and finds nobody by them', async () => {
  const { data } = await listSubscribers(database.db, { ...range, people: false, search: 'waits' })
  expect(data.map(({ email, state }) => [email, state])).toEqual([
    ['w…@shop.test', 'waiting'],
    ['=…@shop.test', 'confirmed'],
    ['a…@shop.test', 'ended'],
  ])
  const found = await listSubscribers(database.db, { ...range, people: true, search: 'waits' })
  expect(found.data.map(({ email }) => email)).toEqual(['waits@shop.test'])
})

test('an erased reader is gone, and the log has the masked address alone', async () => {
  const { db } = database
  const { data } = await listSubscribers(db, { ...range, people: true, state: 'waiting' })
  await eraseSubscriber(db, { id: data[0]!.id, by })
  const { rows } = await sql<{ left: number; log: string }>`
    select (select count(*)::int from newsletter_subscribers where email = 'waits@shop.test') as left,
      (select string_agg(before::text || subject_label, '') from audit_log) as log`.execute(db)
  expect(rows[0]!.left).toBe(0)
  expect(rows[0]!.log).toContain('w…@shop.test')
  expect(rows[0]!.log).not.toContain('waits@')
  await expect(eraseSubscriber(db, { id: data[0]!.id, by })).rejects.toMatchObject({
    code: 'not_found',
  })
})
