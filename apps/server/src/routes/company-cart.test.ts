// Long because its cases share one company with its people.
import { testDatabase } from '@tsiran/db/testing'
import {
  createCheckoutMethods,
  createPerson,
  createProduct,
  createTestCompany,
  testPassword,
} from '@tsiran/domain/testing/fixtures'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp } from '../testing.ts'

const database = testDatabase()
let app: FastifyInstance
let companyId: number
/** Two sub-users and the Manager of one company, the Manager of another. */
let tokens: Record<'cook' | 'barista' | 'manager' | 'stranger', string>
let milk: { id: number; variantId: number }
let tea: { id: number; variantId: number }

type Who = keyof typeof tokens
const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  who: Who,
  url: string,
  payload: object = {},
) =>
  app.inject({
    method,
    url: method === 'GET' ? `${url}${url.includes('?') ? '&' : '?'}locale=en` : url,
    headers: { authorization: `Bearer ${tokens[who]}` },
    ...(method !== 'GET' && { payload: { locale: 'en', ...payload } }),
  })
const group = '/api/checkout/group-user/cart'
const add = (who: Who, id: number, quantity: number) =>
  call('POST', who, `${who === 'manager' ? '/api/checkout/cart' : group}/add/${id}`, { quantity })
const confirm = (who: Who) => call('POST', who, `${group}/confirm`)
const sync = (already_added: object = {}) =>
  call('POST', 'manager', '/api/checkout/cart/sync', { already_added })
const linesOf = (cart: { items: { sku: string; quantity: number }[] }) =>
  cart.items.map(({ sku, quantity }) => [sku, quantity])

beforeAll(async () => {
  app = await buildTestApp(database)
  const { db } = database
  companyId = await createTestCompany(db, 'Aragats', 100_000)
  const signIn = async (email: string, role: 'Manager' | 'subUser', company?: number) => {
    await createPerson(db, email, role, company)
    const answer = await app.inject({
      method: 'POST',
      url: '/api/company/login',
      payload: { email, password: testPassword },
    })
    return answer.json().token as string
  }
  tokens = {
    cook: await signIn('cook@example.am', 'subUser', companyId),
    barista: await signIn('barista@example.am', 'subUser', companyId),
    manager: await signIn('manager@example.am', 'Manager', companyId),
    stranger: await signIn('stranger@example.am', 'Manager'),
  }
  milk = await createProduct(db, {
    sku: 'MILK',
    offers: [{ price: 690, company_price: 600, qty: 20, min_qty: 2 }],
  })
  tea = await createProduct(db, { sku: 'TEA', offers: [{ price: 1500, qty: 3 }] })
  await createCheckoutMethods(db)
})
afterAll(() => app.close())

describe('a sub-user', () => {
  test('fills a cart at the company’s prices and sends it, once; the cart is then empty', async () => {
    expect((await add('cook', milk.id, 4)).json().data).toMatchObject({
      sub_total: 2400,
      items_count: 1,
    })
    const line = (await call('GET', 'cook', group)).json().data.items[0]
    expect(
      (await call('PUT', 'cook', `${group}/update`, { qty: { [line.id]: 6 } })).json().data
        .sub_total,
    ).toBe(3600)
    const sent = await confirm('cook')
    expect(sent.json()).toMatchObject({
      message: 'Your products successfully send to the Company admin',
      data: {
        status: 'open',
        status_label: 'New',
        grand_total: 3600,
        user: 'Ani',
        items: [{ sku: 'MILK', price: 600, quantity: 6 }],
      },
    })
    expect((await call('GET', 'cook', group)).json()).toEqual({ data: null })
    expect((await confirm('cook')).json().data.id).toBe(sent.json().data.id)
  })

  test('with nothing in the cart sends nothing', async () => {
    const answer = await confirm('barista')
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'cart_empty'])
  })

  test('learns what changed before anything is sent', async () => {
    await add('barista', tea.id, 1)
    await database.db
      .updateTable('variants')
      .set({ price: 1600 })
      .where('id', '=', tea.variantId)
      .execute()
    const refused = await confirm('barista')
    expect([refused.statusCode, refused.json().code, refused.json().data.changed]).toMatchObject([
      409,
      'cart_changed',
      [{ reason: 'price', from: 1500, to: 1600 }],
    ])
    expect((await confirm('barista')).statusCode).toBe(200)
  })

  test('takes lines out', async () => {
    await add('cook', tea.id, 1)
    expect((await call('GET', 'cook', `${group}/remove-item/${tea.id}`)).json().data.items).toEqual(
      [],
    )
  })
})

describe('the Manager', () => {
  test('takes every open request into the cart: pieces add up, clamped to the stock, with whose they are', async () => {
    await add('manager', milk.id, 2)
    await add('cook', milk.id, 20)
    await add('cook', tea.id, 2)
    await confirm('cook')
    await add('barista', tea.id, 3)
    await confirm('barista')
    const line = (await call('GET', 'manager', '/api/checkout/cart')).json().data.items[0]
    const answer = (await sync({ [line.id]: 2 })).json()
    // Milk: 2 of the Manager's, 6 and 20 asked for, 20 in stock; tea: 1, 2 and 3 asked for, 3 in stock.
    expect(linesOf(answer.data)).toEqual([
      ['MILK', 20],
      ['TEA', 3],
    ])
    expect(answer.synced).toMatchObject([
      {
        product_name: 'MILK',
        product_price: 600,
        quantity: 18,
        requested: 26,
        clamped: true,
        users: [{ name: 'Ani', quantity: 26 }],
      },
      { product_name: 'TEA', product_price: 1600, quantity: 3, requested: 6, clamped: true },
    ])
    expect((await sync()).json()).toMatchObject({
      message: 'There are no new requests from your company',
      synced: [],
    })
  })

  test('keeps what the page shows: a line is never reduced, and a raised one stays raised', async () => {
    const { items } = (await call('GET', 'manager', '/api/checkout/cart')).json().data
    const tealine = items.find(({ sku }: { sku: string }) => sku === 'TEA')
    await call('PUT', 'manager', '/api/checkout/cart/update', { qty: { [tealine.id]: 1 } })
    await add('cook', tea.id, 1)
    await confirm('cook')
    expect(linesOf((await sync({ [tealine.id]: 2, 999: 5 })).json().data)).toEqual([
      ['MILK', 20],
      ['TEA', 3],
    ])
    expect(linesOf((await sync({ [tealine.id]: 1 })).json().data)).toEqual([
      ['MILK', 20],
      ['TEA', 3],
    ])
  })

  test('sees the company’s requests by day, opens one, discards one that is not ordered', async () => {
    await add('barista', milk.id, 2)
    const { id } = (await confirm('barista')).json().data
    const list = (
      await call(
        'GET',
        'manager',
        '/api/history/manager?dateFrom=2021-01-01&dateTo=2099-01-01&limit=2',
      )
    ).json()
    expect([list.meta.total, list.data.length, list.data[0]]).toMatchObject([
      6,
      2,
      { id, status: 'open', grand_total: 1200, user: 'Ani' },
    ])
    expect(
      (await call('GET', 'manager', '/api/history/manager?dateFrom=2021-01-01')).json().data,
    ).toEqual([])
    const read = (who: Who) => call('GET', who, `${group}/order?id=${id}`)
    expect((await read('manager')).json().data).toMatchObject({
      id,
      // Its product is in no list and so has no page.
      items: [{ name: 'MILK', qty_ordered: 2, grant_total: 1200, sold: false }],
    })
    expect((await read('barista')).json().data.id).toBe(id)
    expect([(await read('cook')).statusCode, (await read('stranger')).statusCode]).toEqual([
      404, 404,
    ])
    const discard = (who: Who) => call('POST', who, `/api/company/requests/${id}/discard`)
    expect([(await discard('stranger')).statusCode, (await discard('barista')).statusCode]).toEqual(
      [404, 403],
    )
    expect((await discard('manager')).json()).toMatchObject({
      message: 'The request was discarded',
      data: { status: 'canceled' },
    })
    expect((await discard('manager')).json().code).toBe('conflict')
    expect((await sync()).json().synced).toEqual([])
    const restore = (who: Who) => call('POST', who, `/api/company/requests/${id}/restore`)
    expect([(await restore('stranger')).statusCode, (await restore('barista')).statusCode]).toEqual(
      [404, 403],
    )
    expect((await restore('manager')).json()).toMatchObject({
      message: 'The request is back',
      data: { status: 'open' },
    })
    expect((await restore('manager')).json().code).toBe('conflict')
    const refusals = () =>
      database.db
        .selectFrom('mails')
        .select('due_at')
        .where('template', '=', 'requestRefused')
        .execute()
    expect(await refusals()).toEqual([])
    await discard('manager')
    const [refusal, ...more] = await refusals()
    expect([refusal!.due_at.getTime() > Date.now(), more]).toEqual([true, []])
  })

  test('orders the cart on credit: its requests are completed with the order, and both histories show it', async () => {
    const billing = {
      first_name: 'Tigran',
      email: 'manager@example.am',
      phone: '091000000',
      city: 'Yerevan',
      address1: ['Abovyan 1'],
      company_name: 'Aragats',
    }
    const step = (url: string, body: object = {}) =>
      call('POST', 'manager', `/api/checkout/${url}`, body)
    const nameless = await step('save-address', { billing: { ...billing, company_name: ' ' } })
    expect([nameless.statusCode, nameless.json().errors]).toEqual([
      422,
      { 'billing.company_name': ['This field is required'] },
    ])
    const elsewhere = await step('save-address', {
      billing: { ...billing, use_for_shipping: false },
      shipping: { ...billing, company_name: '' },
    })
    expect([elsewhere.statusCode, elsewhere.json().errors]).toEqual([
      422,
      { 'shipping.company_name': ['This field is required'] },
    ])
    await step('save-address', { billing })
    const { methods, cart } = (
      await step('save-shipping', { shipping_method: 'flatrate_flatrate' })
    ).json().data
    expect(methods).toMatchObject([
      { method: 'cashondelivery' },
      { method: 'credit', status: 'active', available: 100_000 },
    ])
    await step('save-payment', { payment: { method: 'credit' } })
    const { order } = (await step('save-order')).json()
    expect(order.grand_total).toBe(cart.grand_total)
    const me = (await call('GET', 'manager', '/api/customer/me')).json()
    expect(me.limit).toBe(100_000 - order.grand_total)
    const requests = (await call('GET', 'manager', '/api/history/manager')).json().data
    expect(requests.map(({ status }: { status: string }) => status)).toEqual([
      'canceled',
      'completed',
      'completed',
      'completed',
      'completed',
      'completed',
    ])
    expect(
      (await call('GET', 'manager', `${group}/order?id=${requests[1].id}`)).json().data.order_id,
    ).toBe(order.id)
    const days = '2021-01-01/2099-01-01'
    const placed = (await call('GET', 'cook', `${group}/history/manager/${days}?limit=8`)).json()
    expect([placed.meta.last_page, placed.data]).toMatchObject([
      1,
      [{ id: order.id, grand_total: order.grand_total, status: 'pending' }],
    ])
    const sent = (await call('GET', 'cook', `${group}/history/${days}?limit=8`)).json()
    expect(Object.values(sent.data)).toHaveLength(3)
    expect(Object.values(sent.data)[0]).toMatchObject([
      {
        product_name: 'MILK',
        product_price: 600,
        quantity: 6,
        created_at: expect.stringMatching(/^\d{4}-/),
      },
    ])
  })
})

test('a sub-user asks for the same again: the lines of a request go into the cart', async () => {
  await database.db
    .updateTable('variants')
    .set({ qty: 10 })
    .where('id', '=', milk.variantId)
    .execute()
  const sent = (await call('GET', 'cook', `${group}/history/2021-01-01/2099-01-01`)).json().data
  const first = Object.keys(sent)[0]!
  const again = await call('POST', 'cook', `/api/orders/${first}/reorder`)
  expect(again.json()).toMatchObject({ added: [{ name: 'MILK', quantity: 6 }] })
  expect((await call('POST', 'barista', `/api/orders/${first}/reorder`)).statusCode).toBe(404)
})

test('the Manager gets a mail about each request, its sender about the outcome', async () => {
  const sent = await database.db
    .selectFrom('mails')
    .select(['message_id', 'recipient', 'template', 'text'])
    .where('template', 'like', 'request%')
    .execute()
  const mailsTo = (recipient: string, template: string) =>
    sent.filter(
      (mail) => mail.recipient === `${recipient}@example.am` && mail.template === template,
    )
  const counts = ['requestSent', 'requestOrdered', 'requestRefused'].map((template) =>
    ['manager', 'cook', 'barista', 'stranger'].map(
      (recipient) => mailsTo(recipient, template).length,
    ),
  )
  expect(counts).toEqual([
    [6, 0, 0, 0],
    [0, 3, 2, 0],
    [0, 0, 1, 0],
  ])
  // One at-sign each: mail servers refuse others as malformed (RFC 5322, 3.6.4).
  for (const { message_id } of sent) expect(message_id).toMatch(/^<[\w.-]+@shop\.test>$/)
  expect(mailsTo('manager', 'requestSent')[0]!.text).toContain(
    'http://shop.test/en/account/orders-menger',
  )
  expect(mailsTo('barista', 'requestRefused')[0]!.text).toContain(
    'http://shop.test/en/account/orders',
  )
})

test('an individual’s sync moves the guest’s cart into the own one; without a guest’s cart it answers the own one', async () => {
  await createPerson(database.db, 'ani@example.am')
  const signedIn = await app.inject({
    method: 'POST',
    url: '/api/customer/login',
    payload: { email: 'ani@example.am', password: testPassword },
  })
  const sync = (more: object = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/checkout/cart/sync',
      payload: { token: signedIn.json().token, already_added: {}, locale: 'en', ...more },
    })
  expect((await sync()).json()).toMatchObject({ data: null, synced: [] })
  const { api_token } = (await app.inject('/api/checkout/cart/token')).json()
  await app.inject({
    method: 'POST',
    url: `/api/checkout/cart/add/${milk.id}`,
    payload: { quantity: 2, api_token },
  })
  for (const _ of [1, 2]) {
    const answer = await sync({ api_token })
    expect([answer.statusCode, linesOf(answer.json().data)]).toEqual([200, [['MILK', 2]]])
  }
  expect((await app.inject(`/api/checkout/cart?api_token=${api_token}`)).json().data).toBeNull()
  expect((await sync({ api_token: 'a planted token' })).statusCode).toBe(200)
  expect((await call('POST', 'cook', '/api/checkout/cart/sync')).json().code).toBe('forbidden')
})

test('a day that there is not is refused, and one that is no day at all', async () => {
  expect((await call('GET', 'cook', `${group}/history/2026-02-30/2026-03-01`)).statusCode).toBe(422)
  expect((await call('GET', 'cook', `${group}/history/x/2026-03-01`)).statusCode).toBe(400)
})
