import { testDatabase } from '@tsiran/db/testing'
import { logIn } from '@tsiran/domain/customers/log-in'
import { createSessionTokens } from '@tsiran/domain/customers/session-tokens'
import { expect, test } from 'vitest'
import { demoAccounts, seedAccounts } from './accounts.ts'

const database = testDatabase()

test('every demo account signs in with its role, and seeding again changes nothing', async () => {
  const { db } = database
  expect(await seedAccounts(db)).toBe(true)
  expect(await seedAccounts(db)).toBe(false)
  const signIn = (email: string, password: string) =>
    logIn(
      db,
      createSessionTokens(db),
      { email, password, companyOnly: false, lifetime: 60, together: async () => undefined },
      { address: '127.0.0.1', userAgent: '' },
    )
  const people = await Promise.all(demoAccounts.map(({ email, password }) => signIn(email, password)))
  expect(people.map(({ role }) => role)).toEqual([false, 'Manager', 'subUser'])
  expect(people[1]!.company_name).toBe(people[2]!.company_name)
  expect(await db.selectFrom('companies').select('id').execute()).toHaveLength(1)
})
