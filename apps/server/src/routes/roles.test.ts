import { endpoints } from '@tsiran/contract/api'
import type { Endpoint } from '@tsiran/contract/endpoint'
import { testDatabase } from '@tsiran/db/testing'
import { createCheckoutMethods, createPerson, createProduct, createTestCompany, testPassword } from '@tsiran/domain/testing/fixtures'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp } from '../testing.ts'

/** Who calls: nobody, an individual, a company's Manager and sub-user, the Manager of another company. */
const roles = ['guest', 'customer', 'Manager', 'subUser', 'stranger'] as const
type Role = (typeof roles)[number]

/** What refuses for want of a right; anything else means that the caller was let in. */
const refusals = new Set(['unauthenticated', 'forbidden', 'checkout_not_allowed'])

const managers = { guest: 'unauthenticated', customer: 'forbidden', subUser: 'forbidden' }
/** Groups of endpoints by whom they refuse, and with what. */
const groups = {
  everyone: {},
  signedIn: { guest: 'unauthenticated' },
  managers,
  /** A thing of the Manager's company, which is not there for another. */
  managersOwn: { ...managers, stranger: 'not_found' },
  subUsers: { guest: 'unauthenticated', customer: 'forbidden', Manager: 'forbidden', stranger: 'forbidden' },
  /** A sub-user's own request, or one of the Manager's company. */
  request: { guest: 'unauthenticated', customer: 'forbidden', stranger: 'not_found' },
  /** Whoever is signed in and orders for themselves. */
  buyers: { guest: 'unauthenticated', subUser: 'forbidden' },
  /** A sub-user's is the Manager's to change. */
  ownProfile: { guest: 'unauthenticated', subUser: 'forbidden' },
  ordinaryCart: { subUser: 'forbidden' },
  checkout: { subUser: 'checkout_not_allowed' },
} satisfies Record<string, Partial<Record<Role, string>>>

interface Right {
  group: keyof typeof groups
  /** Path values, where 1 will not do. */
  params?: Record<string, string | number>
  query?: string
  body?: object
}

const known: readonly Endpoint[] = endpoints
const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`
const isOpen = ({ cache, anonymous }: Endpoint) => cache === 'public' || anonymous === true

const database = testDatabase()
let app: FastifyInstance
let tokens: Partial<Record<Role, string>>
let rights: Record<string, Right>

async function signIn(email: string): Promise<string> {
  const answer = await app.inject({ method: 'POST', url: '/api/customer/login', payload: { email, password: testPassword } })
  return answer.json().token
}

async function ask(role: Role, key: string, { params = {}, query = '', body }: Right) {
  const [method = '', path = ''] = key.split(' ')
  const url = path.replace(/:(\w+)/g, (_, name: string) => String(params[name] ?? 1))
  const token = tokens[role]
  const guest = token === undefined && { api_token: 'a'.repeat(32) }
  return app.inject({
    method: method as 'GET',
    url: `${url}?${query}${guest && method === 'GET' ? `&api_token=${guest.api_token}` : ''}`,
    ...(method !== 'GET' && { payload: { ...guest, ...body } }),
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  })
}

beforeAll(async () => {
  app = await buildTestApp(database)
  const { db } = database
  const companyId = await createTestCompany(db, 'Aragats', 10_000)
  await createPerson(db, 'customer@example.am')
  await createPerson(db, 'manager@example.am', 'Manager', companyId)
  await createPerson(db, 'cook@example.am', 'subUser', companyId)
  await createPerson(db, 'stranger@example.am', 'Manager')
  const spare = await createPerson(db, 'spare@example.am', 'subUser', companyId)
  tokens = {
    customer: await signIn('customer@example.am'),
    Manager: await signIn('manager@example.am'),
    subUser: await signIn('cook@example.am'),
    stranger: await signIn('stranger@example.am'),
  }
  await createCheckoutMethods(db)
  const { id } = await createProduct(db, { sku: 'MILK' })
  const cook = { authorization: `Bearer ${tokens.subUser}` }
  await app.inject({ method: 'POST', url: `/api/checkout/group-user/cart/add/${id}`, payload: { quantity: 1 }, headers: cook })
  const sent = await app.inject({ method: 'POST', url: '/api/checkout/group-user/cart/confirm', payload: {}, headers: cook })
  const request = { id: sent.json().data.id as number }

  const user = { name: 'Aram', email: 'new@example.am', password: testPassword, position: 'Cook' }
  const billing = {
    first_name: 'Ani',
    email: 'ani@example.am',
    phone: '091000000',
    city: 'Yerevan',
    address1: ['Abovyan 1'],
    company_name: 'Aragats',
  }
  const address = { address1: ['Abovyan 1'], phone: '091000000' }
  const everyone = { group: 'everyone' } as const
  const signedIn = { group: 'signedIn' } as const
  const days = { from: '2021-01-01', to: '2026-01-01' }
  rights = {
    // What is the same for everybody, and what needs nobody signed in, lets everybody in.
    ...Object.fromEntries(known.filter(isOpen).map((endpoint) => [keyOf(endpoint), everyone])),
    'GET /api/checkout/cart/token': everyone,
    'GET /api/checkout/cart': everyone,
    'POST /api/checkout/cart/add/:id': { group: 'ordinaryCart', params: { id }, body: { quantity: 1 } },
    'PUT /api/checkout/cart/update': { group: 'ordinaryCart', body: { qty: { 1: 1 } } },
    'GET /api/checkout/cart/remove-item/:id': { group: 'ordinaryCart' },
    'GET /api/shippings': { group: 'checkout' },
    'GET /api/payments': { group: 'checkout' },
    'POST /api/checkout/save-address': { group: 'checkout', body: { billing } },
    'POST /api/checkout/save-shipping': { group: 'checkout', body: { shipping_method: 'free_free' } },
    'POST /api/checkout/save-payment': { group: 'checkout', body: { payment: { method: 'cashondelivery' } } },
    'POST /api/checkout/save-order': { group: 'checkout', body: {} },
    'GET /api/checkout/address': { group: 'checkout' },
    'GET /api/checkout/placed-order': { group: 'checkout', query: 'id=1' },
    'GET /api/checkout/unpaid-order': { group: 'checkout' },
    'POST /api/checkout/unpaid-order/pay': { group: 'checkout', body: {} },
    'POST /api/checkout/unpaid-order/check': { group: 'checkout', body: {} },
    'POST /api/checkout/unpaid-order/cancel': { group: 'checkout', body: {} },
    'POST /api/quick-order/preview': { ...everyone, body: { text: 'MILK 1' } },
    'POST /api/quick-order/cart': { ...everyone, body: { lines: [{ sku: 'MILK', quantity: 1 }] } },
    'GET /api/shopping-lists': signedIn,
    'POST /api/shopping-lists': { ...signedIn, body: { name: 'Monday' } },
    'GET /api/shopping-lists/:id': signedIn,
    'PUT /api/shopping-lists/:id': { ...signedIn, body: { name: 'Monday' } },
    'PUT /api/shopping-lists/:id/lines': { ...signedIn, body: { lines: [{ sku: 'MILK', quantity: 1 }] } },
    'DELETE /api/shopping-lists/:id': { ...signedIn, body: {} },
    'POST /api/shopping-lists/:id/cart': { ...signedIn, body: {} },
    'GET /api/cms/comments/:id': signedIn,
    'POST /api/cms/comments/:id/create': { ...signedIn, body: { comment: 'Good' } },
    'GET /api/history': signedIn,
    'GET /api/orders': signedIn,
    'POST /api/orders/:id/reorder': { ...signedIn, body: {} },
    'GET /api/customer/me': signedIn,
    'PUT /api/customer/profile': { group: 'ownProfile', body: { first_name: 'Ani' } },
    'GET /api/addresses': signedIn,
    'POST /api/addresses/create': { ...signedIn, body: address },
    'PUT /api/addresses/:id': { ...signedIn, body: address },
    'DELETE /api/addresses/:id': { ...signedIn, body: {} },
    'GET /api/wishlist': signedIn,
    'GET /api/wishlist/add/:id': { ...signedIn, params: { id } },
    'GET /api/company/user/get': { group: 'managers' },
    'POST /api/company/user/add': { group: 'managers', body: user },
    'PUT /api/company/user/edit': { group: 'managersOwn', body: { ...user, id: spare } },
    'DELETE /api/company/user/delete': { group: 'managersOwn', body: { id: spare } },
    'POST /api/checkout/cart/sync': { group: 'buyers', body: { already_added: {} } },
    'GET /api/history/manager': { group: 'managers' },
    'POST /api/company/requests/:id/discard': { group: 'managersOwn', params: request, body: {} },
    'POST /api/company/requests/:id/restore': { group: 'managersOwn', params: request, body: {} },
    'GET /api/checkout/group-user/cart/order': { group: 'request', query: `id=${request.id}` },
    'GET /api/checkout/group-user/cart': { group: 'subUsers' },
    'POST /api/checkout/group-user/cart/add/:id': { group: 'subUsers', params: { id }, body: { quantity: 1 } },
    'PUT /api/checkout/group-user/cart/update': { group: 'subUsers', body: { qty: { 1: 1 } } },
    'GET /api/checkout/group-user/cart/remove-item/:id': { group: 'subUsers' },
    'POST /api/checkout/group-user/cart/confirm': { group: 'subUsers', body: {} },
    'GET /api/checkout/group-user/cart/history/:from/:to': { group: 'subUsers', params: days },
    'GET /api/checkout/group-user/cart/history/manager/:from/:to': { group: 'subUsers', params: days },
    // Ends the session, so it comes last.
    'POST /api/customer/logout': { ...everyone, body: {} },
  }
})
afterAll(() => app.close())

test('every endpoint is in the matrix: a new one is named in `rights`, unless it is open to everybody', () => {
  expect(Object.keys(rights).sort()).toEqual(known.map(keyOf).sort())
})

/** What a role gets from an endpoint: the code that kept it out, or nothing where it was let in. */
async function outcome(role: Role, key: string, right: Right): Promise<string | undefined> {
  const { code } = (await ask(role, key, right)).json<{ code?: string }>()
  const expected = (groups[right.group] as Partial<Record<Role, string>>)[role]
  return code !== undefined && (refusals.has(code) || code === expected) ? code : undefined
}

test('every endpoint lets in whom it should, and refuses everybody else', async () => {
  // The stranger tries before the Manager changes the things.
  const order: readonly Role[] = ['guest', 'stranger', 'customer', 'subUser', 'Manager']
  const found: Record<string, string> = {}
  const expected: Record<string, string> = {}
  for (const [key, right] of Object.entries(rights)) {
    for (const role of order) {
      const refused = await outcome(role, key, right)
      if (refused !== undefined) found[`${role}: ${key}`] = refused
    }
    for (const [role, code] of Object.entries(groups[right.group])) expected[`${role}: ${key}`] = code
  }
  expect(found).toEqual(expected)
})
