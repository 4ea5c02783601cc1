import { testDatabase } from '@tsiran/db/testing'
import {
  createCheckoutMethods,
  createPerson,
  createProduct,
  listProducts,
  testPassword,
} from '@tsiran/domain/testing/fixtures'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp } from '../testing.ts'

const database = testDatabase()
let app: FastifyInstance
/** Tokens of two individuals, a Manager and a sub-user of other companies. */
let tokens: Record<'ani' | 'nare' | 'manager' | 'subUser', string>
let apricot: { id: number }
let tea: { id: number }

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = (method: Method, url: string, token: string | undefined, payload: object = {}) =>
  app.inject({
    method,
    url,
    ...(method === 'GET' ? {} : { payload: { locale: 'en', ...payload } }),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })

async function signIn(email: string, role?: 'Manager' | 'subUser'): Promise<string> {
  await createPerson(database.db, email, role)
  const answer = await app.inject({
    method: 'POST',
    url: '/api/customer/login',
    payload: { email, password: testPassword },
  })
  return answer.json().token
}

beforeAll(async () => {
  app = await buildTestApp(database)
  const [ani, nare, manager, subUser] = [
    await signIn('ani@example.am'),
    await signIn('nare@example.am'),
    await signIn('manager@example.am', 'Manager'),
    await signIn('cook@example.am', 'subUser'),
  ]
  tokens = { ani, nare, manager, subUser }
  apricot = await createProduct(database.db, { sku: 'APRICOT', offers: [{ price: 900 }] })
  tea = await createProduct(database.db, { sku: 'TEA-BOX' })
  await createCheckoutMethods(database.db)
  await listProducts(database.db, [apricot.id, tea.id])
})
afterAll(() => app.close())

const home = {
  address1: ['Tumanyan 5', ' ', 'apt. 3'],
  city: 'Yerevan',
  phone: '+374 (91) 00-00-00',
}

describe('addresses', () => {
  test('are added, listed, changed and removed, with the locked fields as they are', async () => {
    const added = await call('POST', '/api/addresses/create', tokens.ani, {
      ...home,
      country: 'FR',
      state: 'Paris',
      city: 'Paris',
    })
    const { id } = added.json().data
    expect(added.json()).toEqual({
      message: 'The address was added successfully',
      data: {
        id,
        first_name: 'Ani',
        last_name: 'Sargsyan',
        company_name: '',
        address1: ['Tumanyan 5', 'apt. 3'],
        country: 'AM',
        state: 'Yerevan',
        city: 'Yerevan',
        postcode: '1100',
        phone: '+374 (91) 00-00-00',
        email: 'ani@example.am',
        district_id: null,
      },
    })
    const changed = await call('PUT', `/api/addresses/${id}`, tokens.ani, {
      ...home,
      address1: ['Abovyan 1'],
      first_name: 'Nare',
    })
    expect(changed.json()).toMatchObject({
      message: 'The address was updated successfully',
      data: { address1: ['Abovyan 1'], first_name: 'Nare' },
    })
    expect((await call('GET', '/api/addresses', tokens.ani)).json().data).toEqual([
      changed.json().data,
    ])
    const removed = await call('DELETE', `/api/addresses/${id}`, tokens.ani)
    expect(removed.json()).toEqual({ message: 'The address was removed', data: [] })
    expect((await call('DELETE', `/api/addresses/${id}`, tokens.ani)).statusCode).toBe(404)
  })

  test('need street, city and phone', async () => {
    const answer = await call('POST', '/api/addresses/create', tokens.ani, {
      address1: [' '],
      city: '',
      phone: '',
    })
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      {
        address1: ['This field is required'],
        city: ['This field is required'],
        phone: ['This field is required'],
      },
    ])
  })

  test('of one’s own are chosen at checkout; a stranger’s is not found', async () => {
    const { id } = (await call('POST', '/api/addresses/create', tokens.ani, home)).json().data
    for (const token of [tokens.ani, tokens.nare])
      await call('POST', `/api/checkout/cart/add/${apricot.id}`, token, { quantity: 1 })
    expect(
      (await call('POST', '/api/checkout/save-address', tokens.nare, { address_id: id }))
        .statusCode,
    ).toBe(404)
    expect(
      (await call('POST', '/api/checkout/save-address', tokens.ani, { address_id: id })).statusCode,
    ).toBe(200)
    await call('POST', '/api/checkout/save-shipping', tokens.ani, {
      shipping_method: 'flatrate_flatrate',
    })
    await call('POST', '/api/checkout/save-payment', tokens.ani, {
      payment: { method: 'cashondelivery' },
    })
    const { order } = (await call('POST', '/api/checkout/save-order', tokens.ani)).json()
    expect(order.billing_address).toMatchObject({
      address1: ['Tumanyan 5', 'apt. 3'],
      email: 'ani@example.am',
      last_name: 'Sargsyan',
    })
    expect(order.shipping_address).toEqual(order.billing_address)
  })
})

describe('favourites', () => {
  const toggle = (id: number, token: string) =>
    call('GET', `/api/wishlist/add/${id}?locale=en`, token)
  const list = async (token: string) =>
    (await call('GET', '/api/wishlist?locale=en', token)).json().data.items

  test('are toggled and listed, each person’s apart', async () => {
    expect((await toggle(apricot.id, tokens.ani)).json()).toEqual({
      message: 'Item Successfully Added To Wishlist.',
      data: { id: expect.any(Number) },
    })
    await toggle(tea.id, tokens.ani)
    expect(await list(tokens.nare)).toEqual([])
    const items = await list(tokens.ani)
    expect(items.map(({ product }: { product: object }) => product)).toMatchObject([
      { sku: 'TEA-BOX', is_wishlisted: true },
      { sku: 'APRICOT', price: 900, is_wishlisted: true },
    ])
    expect((await toggle(tea.id, tokens.ani)).json()).toEqual({
      message: 'Item removed from wishlist successfully.',
      data: null,
    })
    expect(await list(tokens.ani)).toHaveLength(1)
  })

  test('show on the products of whoever chose them, and on nobody else’s', async () => {
    const hearts = async (token: string | undefined) => {
      const lists = await Promise.all(
        ['/api/products', '/api/search?search=apricot'].map(
          async (url) => (await call('GET', url, token)).json().data,
        ),
      )
      const one = (await call('GET', `/api/products/${apricot.id}`, token)).json().data
      return [...lists.flat(), one]
        .filter(({ is_wishlisted }) => is_wishlisted)
        .map(({ sku }) => sku)
    }
    expect(await hearts(tokens.ani)).toEqual(['APRICOT', 'APRICOT', 'APRICOT'])
    expect([await hearts(tokens.nare), await hearts(undefined)]).toEqual([[], []])
  })

  test('take only what is sold', async () => {
    const [hidden, service] = [
      await createProduct(database.db, { sku: 'GONE', status: 'hidden' }),
      await createProduct(database.db, { sku: '938', status: 'service' }),
    ]
    for (const id of [hidden.id, service.id, 2_000_000_000])
      expect((await toggle(id, tokens.ani)).statusCode).toBe(404)
  })

  test('are not changed by another site’s page', async () => {
    const headers = { cookie: `tsiran_session=${tokens.ani}`, 'sec-fetch-site': 'cross-site' }
    expect((await app.inject({ url: `/api/wishlist/add/${tea.id}`, headers })).statusCode).toBe(403)
    expect(await list(tokens.ani)).toHaveLength(1)
  })
})

describe('what is one person’s', () => {
  test('with another person’s token neither show nor change an address', async () => {
    const { id } = (await call('POST', '/api/addresses/create', tokens.ani, home)).json().data
    const before = (await call('GET', '/api/addresses', tokens.ani)).json()
    for (const token of [tokens.nare, tokens.manager, tokens.subUser]) {
      expect((await call('GET', '/api/addresses', token)).json()).toEqual({ data: [] })
      const stolen = { ...home, address1: ['Stolen 1'], customer_id: 1, id }
      expect((await call('PUT', `/api/addresses/${id}`, token, stolen)).statusCode).toBe(404)
      expect((await call('DELETE', `/api/addresses/${id}`, token)).statusCode).toBe(404)
    }
    expect((await call('GET', '/api/addresses', tokens.ani)).json()).toEqual(before)
  })

  test('answer each caller with their own data alone', async () => {
    const names = await Promise.all(
      Object.values(tokens).map(async (token) =>
        (await call('GET', '/api/customer/me', token)).json(),
      ),
    )
    expect(names.map(({ data, role }) => [data.email, role])).toEqual([
      ['ani@example.am', false],
      ['nare@example.am', false],
      ['manager@example.am', 'Manager'],
      ['cook@example.am', 'subUser'],
    ])
  })

  test('never answer with a password, its hash, or a session’s id', async () => {
    for (const url of ['/api/customer/me', '/api/addresses', '/api/wishlist']) {
      expect((await call('GET', url, tokens.ani)).body).not.toMatch(/argon2|password|session/)
    }
  })
})
