// Long because its cases share one shop, whose start costs more than they do.
import { testDatabase } from '@tsiran/db/testing'
import { createCheckoutMethods, createProduct } from '@tsiran/domain/testing/fixtures'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp } from '../testing.ts'

const database = testDatabase()
let app: FastifyInstance
let milk: { id: number }

beforeAll(async () => {
  app = await buildTestApp(database)
  await createProduct(database.db, { sku: '938', status: 'service', offers: [{ price: 100 }] })
  milk = await createProduct(database.db, {
    sku: 'MILK',
    offers: [{ price: 690, company_price: 600, qty: 50, min_qty: 2 }],
  })
  await createCheckoutMethods(database.db)
})
afterAll(() => app.close())

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, payload, headers })
const token = async () =>
  (await app.inject('/api/checkout/cart/token')).json<{ api_token: string }>().api_token
const billing = {
  first_name: 'Ani',
  email: 'ani@example.am',
  phone: '+374 91 000000',
  city: 'Yerevan',
  address1: ['Tumanyan 5'],
}

test('a guest buys: token, cart, address, delivery, payment, order', async () => {
  const api_token = await token()
  const added = await post(`/api/checkout/cart/add/${milk.id}`, {
    api_token,
    quantity: 4,
    locale: 'en',
  })
  expect(added.json()).toMatchObject({
    message: 'The product was successfully added to the cart',
    data: { sub_total: 2860, items_count: 1 },
  })
  const again = await post(`/api/checkout/cart/add/${milk.id}`, {
    api_token,
    quantity: 4,
    locale: 'en',
  })
  expect([again.statusCode, again.json().code]).toEqual([409, 'already_in_cart'])
  const item = added.json().data.items[0].id
  const updated = await app.inject({
    method: 'PUT',
    url: '/api/checkout/cart/update',
    payload: { api_token, qty: { [item]: 6 } },
  })
  expect(updated.json().data.items[0].quantity).toBe(6)
  const known = async (cart: string) =>
    (await app.inject(`/api/checkout/address?api_token=${cart}`)).json().data
  expect(await known(api_token)).toEqual({ billing: null, shipping: null })
  const address = await post('/api/checkout/save-address', { api_token, billing, locale: 'ru' })
  const saved = { first_name: 'Ani', last_name: '.', address1: ['Tumanyan 5'] }
  expect(await known(api_token)).toMatchObject({ billing: saved, shipping: saved })
  expect(await known(await token())).toEqual({ billing: null, shipping: null })
  expect(
    address
      .json()
      .data.rates.map((rate: { method: string; checked: boolean }) => [rate.method, rate.checked]),
  ).toEqual([
    ['flatrate', true],
    ['free', false],
  ])
  const shipping = await post('/api/checkout/save-shipping', {
    api_token,
    shipping_method: 'flatrate_flatrate',
  })
  expect(shipping.json().data).toMatchObject({
    methods: [{ method: 'cashondelivery', status: 'active' }],
    cart: { shipping: 1000, grand_total: 5240 },
  })
  expect(
    (await post('/api/checkout/save-payment', { api_token, payment: { method: 'cashondelivery' } }))
      .statusCode,
  ).toBe(200)
  const order = await post('/api/checkout/save-order', {
    api_token,
    description: 'x',
    locale: 'en',
  })
  expect(order.json()).toMatchObject({
    success: true,
    order: {
      status_label: 'Pending',
      grand_total: 5240,
      increment_id: expect.stringMatching(/^\d{6,}$/),
    },
  })
  expect(
    (await post('/api/checkout/save-order', { api_token, locale: 'en' })).json().order.id,
  ).toBe(order.json().order.id)
  expect((await app.inject(`/api/checkout/cart?api_token=${api_token}`)).json()).toEqual({
    data: null,
  })
})

test('the cart token comes as a cookie too, and is enough to find the cart', async () => {
  const answer = await app.inject('/api/checkout/cart/token')
  expect(answer.headers['set-cookie']).toMatch(
    /^api_token=[0-9a-f]{32}; Max-Age=2592000; Path=\/; SameSite=Lax$/,
  )
  const api_token = answer.json().api_token
  await post(`/api/checkout/cart/add/${milk.id}`, { api_token, quantity: 2 })
  const cart = await app.inject({ url: '/api/checkout/cart', cookies: { api_token } })
  expect(cart.json().data.items_qty).toBe(2)
  expect(cart.headers['cache-control']).toBe('private, no-store')
})

describe('what a caller may not send', () => {
  test.each([-2, 0, 1.5, 3, '2', 1e9, null, [2], { $gt: 1 }])(
    'a quantity of %j is 422 with its field',
    async (quantity) => {
      const answer = await post(`/api/checkout/cart/add/${milk.id}`, {
        api_token: await token(),
        quantity,
        locale: 'en',
      })
      expect(answer.statusCode).toBe(422)
      expect(answer.json()).toMatchObject({
        code: 'validation_failed',
        errors: { quantity: [expect.any(String)] },
      })
    },
  )

  test('price, total, role, status and rate in a body change nothing', async () => {
    const api_token = await token()
    const forged = {
      price: 1,
      total: 1,
      company: true,
      role: 'Manager',
      status: 'completed',
      rate: 0,
      shipping: 0,
      grand_total: 1,
    }
    const added = await post(`/api/checkout/cart/add/${milk.id}`, {
      api_token,
      quantity: 2,
      ...forged,
    })
    expect(added.json().data.sub_total).toBe(2 * 690 + 100)
    await post('/api/checkout/save-address', { api_token, billing: { ...billing, ...forged } })
    await post('/api/checkout/save-shipping', {
      api_token,
      shipping_method: 'flatrate_flatrate',
      ...forged,
    })
    await post('/api/checkout/save-payment', {
      api_token,
      payment: { method: 'cashondelivery', ...forged },
    })
    const order = await post('/api/checkout/save-order', { api_token, ...forged })
    expect(order.json().order).toMatchObject({
      status: 'pending',
      shipping_amount: 1000,
      grand_total: 2480,
    })
  })

  test('each missing or malformed field of an address is reported in the caller’s language', async () => {
    const api_token = await token()
    await post(`/api/checkout/cart/add/${milk.id}`, { api_token, quantity: 2 })
    const answer = await post('/api/checkout/save-address', {
      api_token,
      locale: 'en',
      billing: {
        first_name: ' ',
        email: 'nobody',
        phone: 'call me',
        city: 'Yerevan',
        address1: [''],
      },
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toEqual({
      'billing.first_name': ['This field is required'],
      'billing.email': ['Invalid email format'],
      'billing.phone': ['Write the number with at least 5 digits, such as +374 91 123456'],
      'billing.address1.0': ['This field is required'],
    })
  })

  test.each(['', 'undefined', '0'.repeat(31), "' or 1=1 --", '[]'])(
    'an api_token of %j opens no cart',
    async (api_token) => {
      expect(
        (await app.inject({ url: '/api/checkout/cart', query: { api_token } })).json(),
      ).toEqual({ data: null })
      expect(
        (await post(`/api/checkout/cart/add/${milk.id}`, { api_token, quantity: 2 })).statusCode,
      ).toBe(401)
      expect((await post('/api/checkout/save-order', { api_token })).json().code).toBe('cart_empty')
    },
  )

  test('another person’s saved address is not found', async () => {
    const api_token = await token()
    await post(`/api/checkout/cart/add/${milk.id}`, { api_token, quantity: 2 })
    expect(
      (await post('/api/checkout/save-address', { api_token, address_id: 1 })).statusCode,
    ).toBe(404)
  })

  test('a session token that opens nothing is 401, never a guest', async () => {
    for (const headers of [{ authorization: 'Bearer x.y.z' }, { cookie: 'tsiran_session=x.y.z' }]) {
      expect((await app.inject({ url: '/api/checkout/cart', headers })).statusCode).toBe(401)
    }
    expect((await app.inject('/api/checkout/cart?token=abc')).statusCode).toBe(401)
  })
})

describe('another site’s page', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ origin: 'http://localhost:80' }, 200],
    [{}, 200],
  ])(
    'with %j is answered %i, by POST and by the GET that changes something',
    async (headers, status) => {
      const api_token = await token()
      const cookie = `api_token=${api_token}`
      const host = 'localhost:80'
      const added = await post(
        `/api/checkout/cart/add/${milk.id}`,
        { quantity: 2 },
        { ...headers, cookie, host },
      )
      expect(added.statusCode).toBe(status)
      await post(`/api/checkout/cart/add/${milk.id}`, { api_token, quantity: 2 })
      const removed = await app.inject({
        url: `/api/checkout/cart/remove-item/${milk.id}`,
        headers: { ...headers, cookie, host },
      })
      expect(removed.statusCode).toBe(status)
    },
  )
})

test('a guest who orders too much at once learns when to retry, and the cart is unchanged', async () => {
  const contact = { ...billing, email: 'busy@example.am', phone: '+374 99 777777' }
  const place = async () => {
    const api_token = await token()
    await post(`/api/checkout/cart/add/${milk.id}`, { api_token, quantity: 2 })
    await post('/api/checkout/save-address', { api_token, billing: contact })
    await post('/api/checkout/save-shipping', { api_token, shipping_method: 'free_free' })
    await post('/api/checkout/save-payment', { api_token, payment: { method: 'cashondelivery' } })
    return {
      api_token,
      answer: await post('/api/checkout/save-order', { api_token, locale: 'en' }),
    }
  }
  for (let order = 0; order < 15; order++) expect((await place()).answer.statusCode).toBe(200)
  const { api_token, answer } = await place()
  expect([answer.statusCode, answer.json().code]).toEqual([429, 'too_many_orders'])
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(answer.json().message).toMatch(/Try again in \d+ min/)
  expect(
    (await app.inject(`/api/checkout/cart?api_token=${api_token}`)).json().data.items_qty,
  ).toBe(2)
})

test('a guest’s line has a maximum quantity, a customer’s line only the stock', async () => {
  const flour = await createProduct(database.db, {
    sku: 'FLOUR',
    offers: [{ qty: 9000, min_qty: 7 }],
  })
  const api_token = await token()
  const refused = await post(`/api/checkout/cart/add/${flour.id}`, {
    api_token,
    quantity: 504,
    locale: 'en',
  })
  expect(refused.json()).toMatchObject({
    errors: { quantity: ['Without signing in you can order up to 497 of one product'] },
  })
  const added = await post('/api/quick-order/cart', {
    api_token,
    lines: [{ sku: 'FLOUR', quantity: 7000 }],
  })
  expect(added.json().added).toMatchObject([{ asked: 7000, quantity: 497 }])
  const preview = await post('/api/quick-order/preview', {
    api_token: await token(),
    text: 'FLOUR 7000',
  })
  expect(preview.json().data).toMatchObject([{ quantity: 497, problem: 'limit', ready: true }])
})
