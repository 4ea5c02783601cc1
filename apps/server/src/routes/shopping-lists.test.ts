import { testDatabase } from '@tsiran/db/testing'
import { createPerson, createProduct, testPassword } from '@tsiran/domain/testing/fixtures'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp } from '../testing.ts'
import { bearer } from '../testing-people.ts'

const database = testDatabase()
let app: FastifyInstance
let tokens: Record<
  'ani' | 'nare' | 'manager' | 'foreignManager' | 'subUser' | 'foreignSubUser',
  string
>

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = (method: Method, url: string, token?: string, payload: object = {}) =>
  app.inject({
    method,
    url: method === 'GET' ? `${url}?locale=en` : url,
    ...(method !== 'GET' && { payload: { locale: 'en', ...payload } }),
    headers: token === undefined ? {} : bearer(token),
  })
const guestToken = async () =>
  (await app.inject('/api/checkout/cart/token')).json().api_token as string

async function signIn(
  email: string,
  role?: 'Manager' | 'subUser',
  colleague?: string,
): Promise<string> {
  const id = await createPerson(database.db, email, role)
  if (colleague) {
    const { company_id } = await database.db
      .selectFrom('customers')
      .select('company_id')
      .where('email', '=', colleague)
      .executeTakeFirstOrThrow()
    await database.db.updateTable('customers').set({ company_id }).where('id', '=', id).execute()
  }
  return (
    await call('POST', '/api/customer/login', undefined, { email, password: testPassword })
  ).json().token
}

beforeAll(async () => {
  app = await buildTestApp(database)
  tokens = {
    ani: await signIn('ani@example.am'),
    nare: await signIn('nare@example.am'),
    manager: await signIn('manager@example.am', 'Manager'),
    foreignManager: await signIn('foreign@example.am', 'Manager'),
    subUser: await signIn('cook@example.am', 'subUser', 'manager@example.am'),
    foreignSubUser: await signIn('other-cook@example.am', 'subUser'),
  }
  await createProduct(database.db, {
    sku: 'TEA',
    offers: [{ price: 1000, company_price: 800, qty: 9 }],
  })
  await createProduct(database.db, { sku: 'MILK', offers: [{ price: 690, qty: 60, min_qty: 6 }] })
})
afterAll(() => app.close())

const tea = { lines: [{ sku: 'TEA', quantity: 2 }] }
const newList = async (token: string, name: string) =>
  (await call('POST', '/api/shopping-lists', token, { name, ...tea })).json<{
    data: { id: number }
  }>().data.id

describe('shopping lists', () => {
  test('are saved from an order or the cart, and answered in the caller’s language', async () => {
    await call('POST', '/api/quick-order/cart', tokens.ani, {
      lines: [{ sku: 'milk', quantity: 12 }],
    })
    const saved = await call('POST', '/api/shopping-lists', tokens.ani, {
      name: 'Monday',
      from_cart: true,
    })
    expect(saved.json()).toMatchObject({
      message: 'The list was saved',
      data: { name: 'Monday', lines: [{ sku: 'MILK', quantity: 12 }] },
    })
    const again = await call('POST', '/api/shopping-lists', tokens.ani, { name: 'monday' })
    expect([again.statusCode, again.json().errors]).toEqual([
      422,
      { name: ['You have a list with this name already'] },
    ])
    const order = await call('POST', '/api/shopping-lists', tokens.ani, {
      name: 'Order',
      order_id: 100001,
    })
    expect(order.statusCode).toBe(404)
  })

  test('of another person are not there, whoever asks', async () => {
    const id = await newList(tokens.ani, 'Private')
    const before = (await call('GET', `/api/shopping-lists/${id}`, tokens.ani)).json()
    const { ani: _ani, ...others } = tokens
    for (const token of Object.values(others)) {
      const attempts = [
        call('GET', `/api/shopping-lists/${id}`, token),
        call('PUT', `/api/shopping-lists/${id}`, token, { name: 'Stolen', customer_id: 1 }),
        call('PUT', `/api/shopping-lists/${id}/lines`, token, {
          lines: [{ sku: 'TEA', quantity: 9 }],
        }),
        call('DELETE', `/api/shopping-lists/${id}`, token),
        call('POST', `/api/shopping-lists/${id}/cart`, token),
      ]
      expect((await Promise.all(attempts)).map(({ statusCode }) => statusCode)).toEqual([
        404, 404, 404, 404, 404,
      ])
    }
    expect((await call('GET', `/api/shopping-lists/${id}`, tokens.ani)).json()).toEqual(before)
  })

  test('that a Manager shares are read and used by the own company, and changed by nobody else', async () => {
    const id = await newList(tokens.manager, 'Kitchen')
    expect((await call('GET', `/api/shopping-lists/${id}`, tokens.subUser)).statusCode).toBe(404)
    await call('PUT', `/api/shopping-lists/${id}`, tokens.manager, { shared: true })
    const read = await call('GET', `/api/shopping-lists/${id}`, tokens.subUser)
    expect(read.json().data).toMatchObject({
      name: 'Kitchen',
      own: false,
      shared: true,
      total: 1600,
    })
    expect(
      (await call('POST', `/api/shopping-lists/${id}/cart`, tokens.subUser)).json(),
    ).toMatchObject({
      added: [{ sku: 'TEA', quantity: 2 }],
    })
    const changes = [
      call('PUT', `/api/shopping-lists/${id}`, tokens.subUser, { name: 'Mine' }),
      call('PUT', `/api/shopping-lists/${id}/lines`, tokens.subUser, {
        lines: [{ sku: 'TEA', quantity: 0 }],
      }),
      call('DELETE', `/api/shopping-lists/${id}`, tokens.subUser),
      ...[tokens.foreignManager, tokens.foreignSubUser, tokens.nare].map((token) =>
        call('GET', `/api/shopping-lists/${id}`, token),
      ),
    ]
    expect((await Promise.all(changes)).map(({ statusCode }) => statusCode)).toEqual([
      404, 404, 404, 404, 404, 404,
    ])
    const own = await newList(tokens.subUser, 'My own')
    expect(
      (await call('PUT', `/api/shopping-lists/${own}`, tokens.subUser, { shared: true }))
        .statusCode,
    ).toBe(403)
  })
})

describe('a quick order', () => {
  const text = 'sku;quantity\nTEA;4\nMILK;7\nNONE;1'

  test('is read for a guest and for a company, each at its own price, and never cached', async () => {
    const price = async (token?: string) => {
      const answer = await call('POST', '/api/quick-order/preview', token, { text })
      expect(answer.headers['cache-control']).toBe('private, no-store')
      return answer
        .json()
        .data.map(({ sku, quantity, total, problem }: Record<string, unknown>) => [
          sku,
          quantity,
          total,
          problem,
        ])
    }
    const rest = [
      ['MILK', 6, 4140, 'pack'],
      ['NONE', 0, 0, 'unknown'],
    ]
    expect(await price()).toEqual([['TEA', 4, 4000, null], ...rest])
    expect(await price(tokens.foreignManager)).toEqual([['TEA', 4, 3200, null], ...rest])
  })

  test('goes into a guest’s cart and a sub-user’s; without either it is refused', async () => {
    const lines = [{ sku: 'MILK', quantity: 6 }]
    expect((await call('POST', '/api/quick-order/cart', undefined, { lines })).statusCode).toBe(401)
    const api_token = await guestToken()
    expect(
      (await call('POST', '/api/quick-order/cart', undefined, { lines, api_token })).json(),
    ).toMatchObject({
      message: 'The products are in your cart',
      data: { items_count: 1 },
      added: [{ sku: 'MILK', asked: 6, quantity: 6 }],
      skipped: [],
    })
    expect(
      (await call('POST', '/api/quick-order/cart', tokens.foreignSubUser, { lines })).json().data
        .items_qty,
    ).toBe(6)
  })

  test.each([
    [{ lines: [{ sku: 'TEA', quantity: -1 }] }, 422],
    [{ lines: [{ sku: 'TEA', quantity: 1.5 }] }, 422],
    [{ lines: [{ sku: 'TEA', quantity: 1e9 }] }, 422],
    [{ lines: Array.from({ length: 501 }, () => ({ sku: 'TEA', quantity: 1 })) }, 422],
  ])('refuses what is no order (%#)', async (body, status) => {
    const api_token = await guestToken()
    expect(
      (await call('POST', '/api/quick-order/cart', undefined, { ...body, api_token })).statusCode,
    ).toBe(status)
  })

  test('refuses too much text, and answers within bounds to what is left', async () => {
    expect(
      (await call('POST', '/api/quick-order/preview', undefined, { text: 'x'.repeat(32_001) }))
        .statusCode,
    ).toBe(422)
    expect(
      (await call('POST', '/api/quick-order/preview', undefined, { text: 'x '.repeat(80_000) }))
        .statusCode,
    ).toBe(413)
    expect(
      (
        await call('POST', '/api/quick-order/preview', undefined, { text: 'x\n'.repeat(600) })
      ).json().errors,
    ).toEqual({
      text: ['No more than 500 lines at once'],
    })
  })
})
