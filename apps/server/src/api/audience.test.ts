import type { Session } from '@tsiran/domain/customers/sessions'
import { expect, test } from 'vitest'
import { asAnybody, audienceOf } from './audience.ts'
import { viewerOf } from './viewer.ts'

const session = (more: Partial<Session> = {}): Session => ({
  id: 'b8f3a5c2-0000-4000-8000-000000000000',
  customerId: 7,
  companyId: null,
  role: null,
  companyPrices: false,
  companyMinimum: null,
  isFresh: true,
  expiresAt: new Date(),
  ...more,
})
const caller = (of: Session | null) => ({
  locale: 'hy' as const,
  sessionCookies: [],
  apiToken: 'f'.repeat(32),
  session: of,
  address: '10.0.0.1',
  userAgent: 'x',
})
const user = { companyId: 3, role: 'Manager' } as const

test('an audience is a kind of account, a role and a price list', () => {
  expect(audienceOf(null)).toBe('guest')
  expect(audienceOf(session())).toBe('individual retail')
  expect(audienceOf(session({ ...user, companyPrices: true }))).toBe('Manager company')
  expect(audienceOf(session(user))).toBe('Manager retail')
  expect(audienceOf(session({ ...user, role: 'subUser', companyPrices: true }))).toBe(
    'subUser company',
  )
})

test.each([
  [null, null],
  [session(), null],
  [session(user), null],
  [session({ ...user, companyPrices: true }), 0],
])('a public call has neither a person, a company nor a cart', (of, companyId) => {
  const anybody = asAnybody(caller(of))
  expect(anybody.apiToken).toBeUndefined()
  expect(viewerOf(anybody)).toEqual({
    locale: 'hy',
    customerId: companyId,
    companyId,
    role: null,
  })
})
