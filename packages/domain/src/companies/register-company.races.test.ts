import { testDatabase } from '@tsiran/db/testing'
import { expect, test } from 'vitest'
import { testPassword } from '../testing/fixtures.ts'
import { registerCompany } from './register-company.ts'

const database = testDatabase({ connections: 8 })
const client = { address: '127.0.0.1', userAgent: 'test' }
const mailing = { locale: 'en', origin: 'http://shop.test' } as const
const person = {
  first_name: 'Ani',
  last_name: 'S',
  email: 'firm@example.am',
  phone: '091000000',
  password: testPassword,
  password_confirmation: testPassword,
}

test('the same e-mail, registered by three companies at once, makes one company and one mail', async () => {
  const company = { ...person, company_name: 'Firm', address: 'Street 1', tin: '12345678' }
  const results = await Promise.allSettled(
    [1, 2, 3].map(() => registerCompany(database.db, company, { client, mailing })),
  )
  const refused = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason.code] : [],
  )
  expect(refused).toEqual(['email_taken', 'email_taken'])
  expect(
    await database.db.selectFrom('companies').select('id').where('name', '=', 'Firm').execute(),
  ).toHaveLength(1)
  expect(await database.db.selectFrom('mails').select(['recipient', 'template']).execute()).toEqual(
    [{ recipient: 'firm@example.am', template: 'verify' }],
  )
})
