import { testDatabase } from '@tsiran/db/testing'
import { beforeEach, expect, test } from 'vitest'
import { addUser } from './add-user.ts'
import { listUsers } from './list-users.ts'
import { registerCompany } from './register-company.ts'
import { defaultLimits } from '../shared/limits.ts'
import { createPerson, createTestCompany, testPassword } from '../testing/fixtures.ts'
import { register } from '../customers/register.ts'

const database = testDatabase({ connections: 6 })
const client = { address: '192.0.2.1', userAgent: '' }
const call = { client, mailing: { locale: 'en', origin: 'http://shop.test' } } as const
const person = (email: string) => ({
  first_name: 'Ani',
  last_name: 'S',
  email,
  phone: '091000000',
  password: testPassword,
  password_confirmation: testPassword,
})
const mails = (recipient: string) =>
  database.db.selectFrom('mails').select('template').where('recipient', '=', recipient).execute()

beforeEach(async () => void (await database.db.deleteFrom('attempts').execute()))

test('a registration whose answer was lost succeeds again, also at once, with one account and one mail', async () => {
  const form = person('lost@example.am')
  await Promise.all([register(database.db, form, call), register(database.db, form, call)])
  await register(database.db, { ...form, email: 'Lost@example.am' }, call)
  expect(await mails(form.email)).toEqual([{ template: 'welcome' }])
})

test('another form for a new account is refused, and so is an old account’s', async () => {
  const form = person('new@example.am')
  await register(database.db, form, call)
  const refused = { code: 'email_taken' }
  const password = 'another-17'
  await expect(
    register(database.db, { ...form, password, password_confirmation: password }, call),
  ).rejects.toMatchObject(refused)
  await expect(register(database.db, { ...form, phone: '091000001' }, call)).rejects.toMatchObject(
    refused,
  )
  const company = { company_name: 'Firm', address: 'Street 1', tin: '12345678' }
  await expect(registerCompany(database.db, { ...form, ...company }, call)).rejects.toMatchObject(
    refused,
  )
  await database.db
    .updateTable('customers')
    .set({ created_at: new Date(Date.now() - 2 * 3600_000) })
    .where('email', '=', form.email)
    .execute()
  await expect(register(database.db, form, call)).rejects.toMatchObject(refused)
})

test('a company whose answer was lost is registered once', async () => {
  const form = {
    ...person('firm@example.am'),
    company_name: 'Firm',
    address: 'Street 1',
    tin: '12345678',
  }
  await registerCompany(database.db, form, call)
  await registerCompany(database.db, form, call)
  await expect(
    registerCompany(database.db, { ...form, tin: '87654321' }, call),
  ).rejects.toMatchObject({ code: 'email_taken' })
  expect(await mails(form.email)).toEqual([{ template: 'verify' }])
})

test('a company’s user whose answer was lost is added once, also as the last one, and to no other company', async () => {
  const { db } = database
  const add = async (companyId: number, manager: string) =>
    addUser(
      db,
      { companyId, customerId: await createPerson(db, manager, 'Manager', companyId) },
      {
        form: { name: 'Chef', email: 'chef@example.am', password: 'kitchen-17', position: 'Chef' },
        locale: 'en',
        client,
        limits: { ...defaultLimits, companyUsers: 1 },
      },
    )
  const [own, other] = [
    await createTestCompany(db, 'Aragats'),
    await createTestCompany(db, 'Ararat'),
  ]
  const added = await add(own, 'one@example.am')
  expect(await add(own, 'two@example.am')).toEqual(added)
  expect(await listUsers(db, own)).toHaveLength(1)
  await expect(add(other, 'three@example.am')).rejects.toMatchObject({ code: 'email_taken' })
})
