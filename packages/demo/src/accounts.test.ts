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
    logIn(db, {
      tokens: createSessionTokens(db),
      client: { address: '127.0.0.1', userAgent: '' },
      email,
      password,
      companyOnly: false,
      lifetime: 60,
      mailing: { locale: 'hy', origin: 'http://shop.test' },
      onSignedIn: async () => undefined,
    })
  const people = await Promise.all(
    demoAccounts.map(({ email, password }) => signIn(email, password)),
  )
  expect(people.map(({ role }) => role)).toEqual(
    demoAccounts.map(({ role }) => (role === 'individual' ? false : role)),
  )
  const companyOf = (login: string) =>
    people.find(({ data }) => data.email.startsWith(login))!.company_name
  expect([companyOf('cook'), companyOf('kitchen')]).toEqual([
    companyOf('manager'),
    companyOf('director'),
  ])
  expect(people.map(({ limit }) => limit).filter((limit) => limit !== null)).toEqual([
    300_000, 300_000, 300_000, 300_000, 150_000, 150_000,
  ])
  expect(await db.selectFrom('companies').select('id').execute()).toHaveLength(2)
})
