import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { claimShop } from './claim-shop.ts'
import { issueClaim, issueRecoveryClaim, isUnclaimed } from './claim-link.ts'
import { findStaffSession } from './sessions.ts'

const database = testDatabase({ connections: 12 })
const password = 'a quiet harbour 7'
const visitor = (address: string) => ({ address, userAgent: 'test' })
const claim = (token: string, n: number) =>
  claimShop(
    database.db,
    {
      token,
      email: `owner${n}@shop.test`,
      password,
      name: `Owner ${n}`,
      locale: 'hy',
      requestId: 'r',
    },
    visitor(`10.0.${n}.1`),
  )
const codes = (results: PromiseSettledResult<string>[]) =>
  results
    .map((result) =>
      result.status === 'fulfilled' ? 'won' : (result.reason as { code: string }).code,
    )
    .sort()

test('of ten claims at once by one link exactly one makes the owner, and the link opens nothing ever after', async () => {
  const { db } = database
  expect(await isUnclaimed(db)).toBe(true)
  const earlier = (await issueClaim(db))!
  const token = (await issueClaim(db))!
  await expect(claim(earlier, 50)).rejects.toThrow('not_found')
  const results = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => claim(token, n)))
  expect(codes(results)).toEqual([...Array.from({ length: 9 }, () => 'not_found'), 'won'])
  const staff = await db.selectFrom('staff').select(['roles']).execute()
  expect(staff).toEqual([{ roles: ['owner'] }])
  await expect(claim(token, 60)).rejects.toThrow('not_found')
  expect(await issueClaim(db)).toBeUndefined()
  const rows = await db.selectFrom('audit_log').select('action').execute()
  expect(rows).toEqual([{ action: 'staff.claim' }])
})

test('a link for recovery gives an owner a new password, ends old sessions and factors, and is written down', async () => {
  const { db } = database
  const before = await db.selectFrom('staff').select(['id', 'email']).executeTakeFirstOrThrow()
  await sql`update staff set totp_secret = 'X', active = false`.execute(db)
  const token = await issueRecoveryClaim(db)
  const input = {
    token,
    email: before.email!.toUpperCase(),
    password: 'another harbour 8',
    name: 'Owner',
    locale: 'hy',
    requestId: 'r',
  } as const
  const cookie = await claimShop(db, input, visitor('10.9.9.9'))
  expect(await findStaffSession(db, cookie)).toMatchObject({
    id: before.id,
    secondFactor: 'none',
    roles: ['owner'],
  })
  expect(await db.selectFrom('staff_sessions').select('id').execute()).toHaveLength(1)
  await expect(claim(token, 70)).rejects.toThrow('not_found')
  const rows = await db.selectFrom('audit_log').select(['action', 'system']).orderBy('id').execute()
  expect(rows.slice(1)).toEqual([
    { action: 'claim.issue', system: 'script' },
    { action: 'staff.claim', system: null },
  ])
})

test('a link ends after a day, and wrong ones are counted', async () => {
  const { db } = database
  const token = await issueRecoveryClaim(db)
  await sql`update staff_claims set expires_at = now()`.execute(db)
  await expect(claim(token, 80)).rejects.toThrow('not_found')
  const wrong = () => claim('x'.repeat(43), 90)
  for (let tried = 0; tried < 30; tried++) await expect(wrong()).rejects.toThrow('not_found')
  await expect(wrong()).rejects.toThrow('too_many_attempts')
})
