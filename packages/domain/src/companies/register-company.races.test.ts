import { testDatabase } from '@tsiran/db/testing'
import { expect, test } from 'vitest'
import { testPassword } from '../testing/fixtures.ts'
import { registerCompany } from './register-company.ts'

const database = testDatabase({ connections: 8 })
const visitor = { address: '127.0.0.1', userAgent: 'test' }
const mailing = { locale: 'en', origin: 'http://shop.test' } as const
const person = {
  first_name: 'Ani',
  last_name: 'S',
  email: 'firm@example.am',
  phone: '091000000',
  password: testPassword,
  password_confirmation: testPassword,
}
const mails = (recipient: string, template: string) =>
  database.db.selectFrom('mails').selectAll().where('recipient', '=', recipient).where('template', '=', template).execute()

test('the same e-mail, registered by three companies at once, makes one company; the owner of the e-mail is told of the others', async () => {
  const company = { ...person, company_name: 'Firm', address: 'Street 1', tin: '12345678' }
  await Promise.all([1, 2, 3].map(() => registerCompany(database.db, company, visitor, mailing)))
  expect(await database.db.selectFrom('companies').select('id').where('name', '=', 'Firm').execute()).toHaveLength(1)
  expect(
    [await mails('firm@example.am', 'verify'), await mails('firm@example.am', 'alreadyRegistered')].map(({ length }) => length),
  ).toEqual([1, 2])
})
