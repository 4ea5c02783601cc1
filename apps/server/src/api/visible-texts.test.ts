import { perLocale } from '@tsiran/contract/map-text'
import { testDatabase } from '@tsiran/db/testing'
import {
  createCheckoutMethods,
  createPerson,
  createProduct,
  testPassword,
} from '@tsiran/domain/testing/fixtures'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInTestStaff, type TestStaff } from '../admin/testing.ts'
import { bearer, newPerson, peopleCalls } from '../testing-people.ts'
import { buildTestApp } from '../testing.ts'

const database = testDatabase()
let app: FastifyInstance
let staff: TestStaff
let person: Record<string, string>
let manager: Record<string, string>
let product: number
const { post, login, tokenOf } = peopleCalls(() => app, database)
beforeAll(async () => {
  const { db } = database
  app = await buildTestApp(database)
  staff = await signInTestStaff(app, db, 'owner')
  await createCheckoutMethods(db)
  product = (await createProduct(db, { sku: 'MILK', offers: [{ price: 1000, qty: 1000 }] })).id
  await createPerson(db, 'person@example.am')
  await createPerson(db, 'manager@example.am', 'Manager')
  person = bearer(await tokenOf('person@example.am'))
  manager = bearer(await tokenOf('manager@example.am'))
})
afterAll(() => app.close())

let number = 0
const email = () => `n${(number += 1)}@example.am`
const admin = (url: string, payload: object) =>
  staff.inject({ method: 'POST', url: `/api/admin/${url}`, payload })

/** A guest's cart with an address in it. */
async function cartOf(text: string, phone = '091000000') {
  const { api_token } = (await app.inject('/api/checkout/cart/token')).json()
  await post(`/api/checkout/cart/add/${product}`, { api_token, quantity: 1 })
  const billing = {
    first_name: text,
    email: 'ani@example.am',
    phone,
    city: 'Yerevan',
    address1: [text],
  }
  return { api_token, answer: await post('/api/checkout/save-address', { api_token, billing }) }
}

/** A call with a text in it, the fields that it belongs to, and the table that keeps it. */
const calls = {
  'POST /api/customer/register': {
    fields: ['first_name'],
    call: (first_name: string) =>
      post('/api/customer/register', { ...newPerson(email()), first_name }),
    table: 'customers',
  },
  'POST /api/addresses/create': {
    fields: ['address1'],
    call: (street: string) =>
      post(
        '/api/addresses/create',
        { address1: [street], city: 'Yerevan', phone: '091000000' },
        person,
      ),
    table: 'addresses',
  },
  'POST /api/contact-us': {
    fields: ['message', 'name'],
    call: (text: string) =>
      post('/api/contact-us', { name: text, email: email(), phone: '', message: text }),
    table: 'contact_messages',
  },
  'POST /api/company/user/add': {
    fields: ['name'],
    call: (name: string) =>
      post(
        '/api/company/user/add',
        { name, email: email(), password: testPassword, position: 'Buyer' },
        manager,
      ),
    table: 'customers',
  },
  'POST /api/checkout/save-address': {
    fields: ['billing.address1.0', 'billing.first_name'],
    call: async (text: string) => (await cartOf(text)).answer,
    table: 'carts',
  },
  'POST /api/admin/products': {
    fields: ['name.hy'],
    call: (name: string) =>
      admin('products', {
        type: 'simple',
        sku: `S${(number += 1)}`,
        name: perLocale(() => name),
        variants: [{ price: 300, qty: 5 }],
      }),
    table: 'products',
  },
  'POST /api/admin/brands': {
    fields: ['label.en', 'label.hy', 'label.ru'],
    call: (label: string) => admin('brands', { label: perLocale(() => label) }),
    table: 'brands',
  },
}

/** The last row of a table. */
const lastOf = async (table: string) =>
  (
    await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(table)} t order by id desc limit 1`.execute(
      database.db,
    )
  ).rows[0]!.row

describe.each(Object.entries(calls))('%s', (_, { call, fields, table }) => {
  test.each([
    '\u200b',
    '\u00ad\u2060\ufeff',
    '\u034f\u3164\u115f\u1160\uffa0',
    '\u2800 ',
    '\u202e',
  ])('takes a text of invisible signs for a missing one: %j', async (text) => {
    const { statusCode, body } = await call(text)
    const { errors = {} } = JSON.parse(body) as { errors?: Record<string, string[]> }
    expect([statusCode, Object.keys(errors).sort()], body).toEqual([422, fields])
    for (const messages of Object.values(errors)) expect(messages[0]).toMatch(/required|պարտադիր/)
  })

  test('keeps what is seen of a text', async () => {
    const { statusCode, body } = await call(' \u202eԱ\u00adնի\u2069 👩‍🍳\u200b')
    expect(statusCode, body).toBeLessThan(300)
    const row = await lastOf(table)
    expect(row).toMatch(/"Անի( 👩‍🍳)?"/u)
    expect(row.replaceAll('👩‍🍳', '')).not.toMatch(/\p{DI}/u)
  })
})

test('an order’s note and address have neither controls nor signs that turn the direction of writing', async () => {
  const { api_token } = await cartOf('\u202eАнна\u202c \u2067Ёлкина', '\u202a091 000000\u202c')
  await post('/api/checkout/save-shipping', { api_token, shipping_method: 'flatrate_flatrate' })
  await post('/api/checkout/save-payment', { api_token, payment: { method: 'cashondelivery' } })
  const description = 'Two\u0007 rings\u202e,\nplease 👍🏽\u2066'
  const { order } = (await post('/api/checkout/save-order', { api_token, description })).json()
  expect([order.description, order.billing_address]).toMatchObject([
    'Two rings,\nplease 👍🏽',
    { first_name: 'Анна Ёлкина', phone: '091 000000', address1: ['Анна Ёлкина'] },
  ])
})

test('a password counts as typed, an e-mail as it is seen', async () => {
  const [address, password] = [email(), 'apri\u00adcot-\u200b17']
  const form = { ...newPerson(`\u202a${address}\u202c`), password, password_confirmation: password }
  expect((await post('/api/customer/register', form)).statusCode).toBe(200)
  const codes = await Promise.all(
    [password, 'apricot-17'].map(async (typed) => (await login(address, typed)).json().code),
  )
  expect(codes).toEqual([undefined, 'invalid_credentials'])
})
