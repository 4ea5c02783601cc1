import { testDatabase } from '@tsiran/db/testing'
import { inTransaction } from '@tsiran/db/transaction'
import { refreshListings } from '@tsiran/domain/catalog/refresh-listings'
import {
  createCheckoutMethods,
  createPerson,
  createProduct,
  listProducts,
  testPassword,
} from '@tsiran/domain/testing/fixtures'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bearer, peopleCalls } from '../testing-people.ts'
import { buildTestApp } from '../testing.ts'

const database = testDatabase()
let app: FastifyInstance
const { post, tokenOf } = peopleCalls(() => app, database)
let ani: string
let nare: string
let jam: { id: number; variantId: number }
let tea: { id: number; variantId: number }
let oil: { id: number; variantId: number }
/** Ani's order of all three. */
let order: { id: number; items: { sku: string }[] }

const get = (url: string, token?: string) =>
  app.inject({ url, headers: token === undefined ? {} : bearer(token) })
const cartOf = async (token: string) =>
  (await get('/api/checkout/cart?locale=en', token)).json().data

async function placeOrder(token: string, items: { id: number; quantity: number }[]) {
  const headers = bearer(token)
  for (const { id, quantity } of items)
    await post(`/api/checkout/cart/add/${id}`, { quantity }, headers)
  const billing = {
    first_name: 'Ani',
    email: 'Ani@example.am',
    phone: '+37491000000',
    city: 'Yerevan',
    address1: ['Tumanyan 5'],
  }
  await post('/api/checkout/save-address', { billing }, headers)
  await post('/api/checkout/save-shipping', { shipping_method: 'flatrate_flatrate' }, headers)
  await post('/api/checkout/save-payment', { payment: { method: 'cashondelivery' } }, headers)
  return (await post('/api/checkout/save-order', {}, headers)).json().order
}

beforeAll(async () => {
  app = await buildTestApp(database)
  for (const email of ['ani@example.am', 'nare@example.am']) await createPerson(database.db, email)
  ;[ani, nare] = [
    await tokenOf('ani@example.am', testPassword),
    await tokenOf('nare@example.am', testPassword),
  ]
  await createProduct(database.db, { sku: '938', status: 'service', offers: [{ price: 100 }] })
  jam = await createProduct(database.db, {
    sku: 'JAM',
    offers: [{ price: 1200, qty: 20, min_qty: 2 }],
  })
  tea = await createProduct(database.db, { sku: 'TEA', offers: [{ price: 900, qty: 20 }] })
  oil = await createProduct(database.db, { sku: 'OIL', offers: [{ price: 3000, qty: 20 }] })
  await listProducts(
    database.db,
    [jam, tea, oil].map(({ id }) => id),
  )
  await createCheckoutMethods(database.db)
  const items = [jam, tea, oil].map(({ id }) => ({ id, quantity: 6 }))
  order = await placeOrder(ani, items)
})
afterAll(() => app.close())

describe('the history', () => {
  test('lists one’s own orders by page and range of days, newest first', async () => {
    const second = await placeOrder(ani, [{ id: tea.id, quantity: 1 }])
    await database.db
      .updateTable('orders')
      .set({ created_at: new Date('2026-03-01T20:30:00Z') })
      .where('id', '=', order.id)
      .execute()
    const first = (await get('/api/history?locale=en&limit=1&pagination=true&page=1', ani)).json()
    expect(first).toMatchObject({
      data: [
        {
          id: second.id,
          increment_id: String(second.id),
          status: 'pending',
          status_label: 'Pending',
          base_grand_total: 2000,
        },
      ],
      meta: { current_page: 1, last_page: 2, total: 2 },
      links: { next: expect.stringMatching(/^\/api\/history\?.*page=2/) },
    })
    // 00:30 of the 2nd in Yerevan.
    const ids = async (range: string) =>
      (await get(`/api/history?${range}`, ani)).json().data.map(({ id }: { id: number }) => id)
    expect(await ids('dateFrom=2026-03-02&dateTo=2026-03-02')).toEqual([order.id])
    expect(await ids('dateFrom=2026-01-01&dateTo=2026-03-01')).toEqual([])
    expect(await ids('dateFrom=2021-01-01')).toEqual([])
    expect((await get('/api/history', nare)).json()).toMatchObject({
      data: [],
      meta: { total: 0, last_page: 1 },
    })
  })

  test('refuses what is no day', async () => {
    for (const range of ['dateFrom=yesterday', 'dateTo=2026-13-01', 'page=0', 'limit=101'])
      expect((await get(`/api/history?${range}`, ani)).statusCode).toBe(400)
    expect((await get('/api/history?dateFrom=2026-02-30', ani)).statusCode).toBe(422)
  })
})

/** What of the order has no page any more. */
async function unsold(token: string): Promise<string[]> {
  const [{ items }] = (await get(`/api/orders?id=${order.id}`, token)).json().data
  return items.flatMap(({ sku, sold }: { sku: string; sold?: boolean }) =>
    sold === false ? [sku] : [],
  )
}

describe('an order', () => {
  test('opens for whoever placed it, alone', async () => {
    const own = (await get(`/api/orders?id=${order.id}&locale=en`, ani)).json()
    expect(own.data).toMatchObject([
      { id: order.id, items: [{ sku: 'JAM' }, { sku: 'TEA' }, { sku: 'OIL' }, { sku: '938' }] },
    ])
    // No page to lead to.
    expect(await unsold(ani)).toEqual(['938'])
    for (const id of [order.id, 99, Number.MAX_SAFE_INTEGER])
      expect((await get(`/api/orders?id=${id}`, nare)).statusCode).toBe(404)
    expect((await post(`/api/orders/${order.id}/reorder`, {}, bearer(nare))).statusCode).toBe(404)
    expect(await cartOf(nare)).toBeNull()
  })

  test('is listed with its lines', async () => {
    const { data, meta } = (await get('/api/orders?limit=1&page=2&locale=en', ani)).json()
    expect([data.map(({ id }: { id: number }) => id), meta.total]).toEqual([[order.id], 2])
    expect(data[0].items).toHaveLength(4)
  })

  test('is tracked by its number and e-mail together', async () => {
    const track = (id: number | string, email: string) =>
      get(`/api/orders/track?locale=en&id=${id}&email=${email}`)
    expect((await track(order.id, 'ani@EXAMPLE.am')).json()).toEqual({
      data: { status: 'pending', status_label: 'Pending' },
    })
    for (const email of ['nare@example.am', '', '%25'])
      expect((await track(order.id, email)).statusCode).not.toBe(200)
    const codes: number[] = []
    for (let number = 0; number < 30; number++)
      codes.push((await track(order.id + number, 'x@example.am')).statusCode)
    expect(codes.at(-1)).toBe(429)
  })
})

describe('ordering again', () => {
  test('puts what there is into the cart, and names what there is not', async () => {
    const { db } = database
    await db.updateTable('products').set({ status: 'hidden' }).where('id', '=', tea.id).execute()
    await inTransaction(db, (tx) => refreshListings(tx, [tea.id]))
    expect(await unsold(ani)).toEqual(['TEA', '938'])
    await db.updateTable('variants').set({ qty: 5 }).where('id', '=', jam.variantId).execute()
    await post(`/api/checkout/cart/add/${oil.id}`, { quantity: 1 }, bearer(ani))
    const answer = (await post(`/api/orders/${order.id}/reorder`, {}, bearer(ani))).json()
    expect(answer).toMatchObject({
      message: expect.any(String),
      added: [{ product_id: jam.id, name: 'JAM', asked: 6, quantity: 4 }],
      skipped: [
        { product_id: tea.id, name: 'TEA', reason: 'gone' },
        { product_id: oil.id, name: 'OIL', reason: 'already_in_cart' },
      ],
    })
    const lines = answer.data.items.map(({ sku, quantity }: { sku: string; quantity: number }) => [
      sku,
      quantity,
    ])
    expect(lines).toEqual([
      ['OIL', 1],
      ['JAM', 4],
      ['938', 1],
    ])
    expect((await post(`/api/orders/${order.id}/reorder`, {}, bearer(ani))).json().added).toEqual(
      [],
    )
  })

  test('leaves out what is sold out', async () => {
    await database.db
      .updateTable('variants')
      .set({ qty: 1 })
      .where('id', '=', jam.variantId)
      .execute()
    await get(`/api/checkout/cart/remove-item/${jam.id}`, ani)
    const { skipped } = (await post(`/api/orders/${order.id}/reorder`, {}, bearer(ani))).json()
    expect(skipped[0]).toMatchObject({ name: 'JAM', reason: 'out_of_stock' })
  })

  test('says nothing of a service line that is switched off since, and a list of the order lacks it', async () => {
    const { db } = database
    await db.updateTable('products').set({ status: 'hidden' }).where('sku', '=', '938').execute()
    const { skipped } = (await post(`/api/orders/${order.id}/reorder`, {}, bearer(ani))).json()
    expect(skipped.map(({ name }: { name: string }) => name)).not.toContain('938')
    const list = { name: 'Again', order_id: order.id }
    const { data } = (await post('/api/shopping-lists', list, bearer(ani))).json()
    expect(data.lines.map(({ sku }: { sku: string }) => sku)).toEqual(['JAM', 'TEA', 'OIL'])
  })
})
