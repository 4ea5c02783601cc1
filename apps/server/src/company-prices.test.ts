import { testDatabase } from '@tsiran/db/testing'
import {
  createCheckoutMethods,
  createPerson,
  createProduct,
  createTestCompany,
  listProducts,
  testPassword,
} from '@tsiran/domain/testing/fixtures'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Renderer } from './pages/renderer.ts'
import { buildTestApp } from './testing.ts'

const database = testDatabase()
let app: FastifyInstance
let milk: { id: number }
/** Session cookies of an individual, and of a company's Manager and sub-user. */
let cookies: Record<'ani' | 'manager' | 'cook', { tsiran_session: string }>

/** Stands in for the built pages: a listing with what it knows of prices. */
const renderer: Renderer = {
  assets: undefined,
  async render(_request, { client }) {
    const { data } = await client('GET /api/products', { query: { locale: 'en' } })
    const prices = data.map(({ price, company_price }) => `${price} ${company_price ?? 'nothing'}`)
    return new Response(`<p>${prices.join()}</p>`, { headers: { 'content-type': 'text/html' } })
  },
}

beforeAll(async () => {
  app = await buildTestApp(database, renderer)
  const { db } = database
  const companyId = await createTestCompany(db, 'Aragats', 10_000)
  await createPerson(db, 'ani@example.am')
  await createPerson(db, 'manager@example.am', 'Manager', companyId)
  await createPerson(db, 'cook@example.am', 'subUser', companyId)
  const signIn = async (email: string) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/customer/login',
      payload: { email, password: testPassword },
    })
    return { tsiran_session: answer.json().token as string }
  }
  cookies = {
    ani: await signIn('ani@example.am'),
    manager: await signIn('manager@example.am'),
    cook: await signIn('cook@example.am'),
  }
  milk = await createProduct(db, { sku: 'MILK', offers: [{ price: 690, company_price: 600 }] })
  await listProducts(db, [milk.id])
  await createCheckoutMethods(db)
})
afterAll(() => app.close())

type Who = keyof typeof cookies | 'guest'
const ask = (who: Who, url: string) =>
  app.inject({ url, ...(who !== 'guest' && { cookies: cookies[who] }) })

test('a company’s price shows to its people in every answer of the catalogue, to nobody else, and no answer with it may be shared', async () => {
  const urls = [
    '/api/products',
    // The shelf's price is outside.
    '/api/products?price=500,650&sort=price',
    '/api/search?search=milk',
    `/api/products/${milk.id}`,
    '/api/product/milk',
    `/api/compare?ids=${milk.id}`,
  ]
  for (const url of urls) {
    // Guests call before and after, so that a wrongly cached answer would show.
    for (const who of ['guest', 'cook', 'guest', 'manager', 'ani', 'guest'] as const) {
      const answer = await ask(who, `${url}${url.includes('?') ? '&' : '?'}locale=en`)
      const forCompany = who === 'manager' || who === 'cook'
      expect([url, who, answer.statusCode, answer.body.includes('"company_price":600')]).toEqual([
        url,
        who,
        200,
        forCompany,
      ])
      if (who !== 'guest')
        expect(answer.headers['cache-control'], `${url} of ${who}`).toBe('private, no-store')
    }
  }
})

test('the bounds of a list are those of the prices that its reader sees', async () => {
  for (const who of ['guest', 'manager', 'guest', 'cook', 'ani', 'guest'] as const)
    for (const url of ['/api/filters?locale=en', '/api/products?locale=en']) {
      const body = (await ask(who, url)).json<{ data: object }>()
      const bound = who === 'manager' || who === 'cook' ? 600 : 690
      expect([url, who, url.includes('filters') ? body.data : body]).toEqual([
        url,
        who,
        expect.objectContaining({ min_price: bound, max_price: bound }),
      ])
    }
})

test('a page with a company’s price is for companies’ users only, and no browser keeps it', async () => {
  for (const who of ['guest', 'manager', 'guest', 'cook', 'ani', 'guest'] as const) {
    const page = await ask(who, '/en/shop/main/catalog')
    const forCompany = who === 'manager' || who === 'cook'
    expect([who, page.body]).toEqual([who, `<p>690 ${forCompany ? 600 : 'nothing'}</p>`])
    expect(page.headers['cache-control']).toBe(
      who === 'guest' ? 'public, no-cache' : 'private, no-store',
    )
  }
})

test('cart, checkout and order are at the company’s price; an individual’s at the shelf’s', async () => {
  const billing = {
    first_name: 'A',
    email: 'a@b.am',
    phone: '091000000',
    city: 'Yerevan',
    address1: ['x'],
    company_name: 'Aragats',
  }
  for (const [who, price] of [
    ['ani', 690],
    ['manager', 600],
  ] as const) {
    const post = (url: string, payload: object = {}) =>
      app.inject({ method: 'POST', url: `/api/checkout/${url}`, payload, cookies: cookies[who] })
    expect((await post(`cart/add/${milk.id}`, { quantity: 2 })).json().data.sub_total).toBe(
      2 * price,
    )
    expect((await ask(who, '/api/checkout/cart')).json().data).toMatchObject({
      items: [{ price, total: 2 * price }],
      changed: [],
    })
    expect((await post('save-address', { billing })).json().data.cart.grand_total).toBe(2 * price)
    await post('save-shipping', { shipping_method: 'free_free' })
    await post('save-payment', { payment: { method: 'cashondelivery' } })
    expect((await post('save-order')).json().order).toMatchObject({
      grand_total: 2 * price,
      items: [{ price }],
    })
  }
})
