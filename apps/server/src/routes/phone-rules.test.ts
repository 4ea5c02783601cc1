import { testDatabase } from '@tsiran/db/testing'
import { createPerson } from '@tsiran/domain/testing/fixtures'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bearer, newPerson, peopleCalls } from '../testing-people.ts'
import { buildTestApp } from '../testing.ts'

const database = testDatabase()
let app: FastifyInstance
let person: Record<string, string>
const { post, tokenOf } = peopleCalls(() => app, database)
beforeAll(async () => {
  app = await buildTestApp(database)
  await createPerson(database.db, 'person@example.am')
  person = bearer(await tokenOf('person@example.am'))
})
afterAll(() => app.close())

test.each([
  ['en', '5 to 20 digits, with an optional plus in front', /at least 5 digits/],
  ['ru', 'От 5 до 20 цифр, впереди может стоять плюс', /не менее 5 цифр/],
  ['hy', '5-ից 20 թվանշան, սկզբում կարող է լինել գումարման նշան', /առնվազն 5 թվանշան/],
])('a phone of two digits is refused with the rule in %s', async (locale, account, delivery) => {
  const form = { ...newPerson('new@example.am'), phone: '12', locale }
  expect((await post('/api/customer/register', form)).json().errors).toEqual({ phone: [account] })
  const address = { address1: ['Abovyan 1'], city: 'Yerevan', phone: '12' }
  const saved = await post('/api/addresses/create', { ...address, locale }, person)
  expect(saved.json().errors.phone[0]).toMatch(delivery)
  const billing = { ...address, first_name: 'Ani', email: 'ani@example.am' }
  const { api_token } = (await app.inject('/api/checkout/cart/token')).json()
  const refused = await post('/api/checkout/save-address', { api_token, billing, locale })
  expect(refused.json().errors['billing.phone'][0]).toMatch(delivery)
})
