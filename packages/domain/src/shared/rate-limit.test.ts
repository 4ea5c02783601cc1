import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { forgetAttempts, takeAttempt } from './rate-limit.ts'
import { networkOf } from './network.ts'

const database = testDatabase()

test('an IPv6 network counts as one address, an IPv4 address as itself', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:db8:1:2::9'))
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0')
  expect(networkOf('2001:db8:1:2::9')).not.toBe(networkOf('2001:db8:1:3::9'))
  expect(['10.0.0.1', '::ffff:10.0.0.1'].map(networkOf)).toEqual(['10.0.0.1', '10.0.0.1'])
})

test('a request whose socket has closed already has a network of its own', () => {
  expect(networkOf(undefined)).toBe('')
})

test('of twenty concurrent attempts exactly the allowed number pass', async () => {
  const limit = { of: ['x', 'twenty'], count: 8, window: 900 } as const
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, () => takeAttempt(database.db, limit)),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(8)
})

test('the wait is reported, ends with the window, and is cleared after a success', async () => {
  const limit = { of: ['x', 'wait'], count: 1, window: 900 } as const
  await takeAttempt(database.db, limit)
  const refused = await takeAttempt(database.db, limit).catch((error: unknown) => error)
  expect(refused).toMatchObject({
    code: 'too_many_attempts',
    details: { retryAfter: expect.any(Number) },
  })
  expect((refused as { details: { retryAfter: number } }).details.retryAfter).toBeGreaterThan(890)
  await forgetAttempts(database.db, limit)
  await takeAttempt(database.db, limit)
  await sql`update attempts set started_at = now() - interval '901 seconds'`.execute(database.db)
  await takeAttempt(database.db, limit)
})

test('neither e-mail nor network address is stored in plain text', async () => {
  await takeAttempt(database.db, {
    of: ['login', 'secret@example.am', '10.9.8.7'],
    count: 1,
    window: 60,
  })
  expect(
    JSON.stringify(await database.db.selectFrom('attempts').selectAll().execute()),
  ).not.toMatch(/secret|10\.9\.8/)
})
