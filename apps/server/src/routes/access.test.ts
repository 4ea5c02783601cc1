import { endpoints } from '@tsiran/contract/api'
import type { Access, Endpoint } from '@tsiran/contract/endpoint'
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
import { checkAccess } from '../api/caller.ts'
import { buildTestApp } from '../testing.ts'

/** Who calls: nobody at all, a guest with a cart, an individual, a company's two roles, the Manager of another company. */
const roles = ['nobody', 'guest', 'stranger', 'customer', 'subUser', 'manager'] as const
type Role = (typeof roles)[number]

const all: readonly Endpoint[] = endpoints
const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`

const letIn: Record<Access, readonly Role[]> = {
  public: roles,
  cart: ['guest', 'customer', 'subUser', 'manager', 'stranger'],
  customer: ['customer', 'subUser', 'manager', 'stranger'],
  company: ['subUser', 'manager', 'stranger'],
  manager: ['manager', 'stranger'],
  subUser: ['subUser'],
  staff: [],
}
/** With what an access refuses a role; undefined where it lets the role in. */
function refusalOf(access: Access, role: Role): string | undefined {
  if (letIn[access].includes(role)) return undefined
  return role === 'nobody' || role === 'guest' ? 'unauthenticated' : 'forbidden'
}

interface Narrower {
  /** Roles that the endpoint's access lets in, and what the endpoint itself refuses them with. */
  refuses: Partial<Record<Role, string>>
  /** Path values, where 1 will not do. */
  params?: Record<string, number>
  query?: string
  body?: object
}

const database = testDatabase()
let app: FastifyInstance
let tokens: Partial<Record<Role, string>>
/** Endpoints that refuse more than their access says. */
let narrower: Record<string, Narrower>

async function signIn(email: string): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/customer/login',
    payload: { email, password: testPassword },
  })
  return answer.json().token
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
    manager: await signIn('manager@example.am'),
    subUser: await signIn('cook@example.am'),
    stranger: await signIn('stranger@example.am'),
  }
  await createCheckoutMethods(db)
  const { id } = await createProduct(db, { sku: 'MILK' })
  const cook = { authorization: `Bearer ${tokens.subUser}` }
  await app.inject({
    method: 'POST',
    url: `/api/checkout/group-user/cart/add/${id}`,
    payload: { quantity: 1 },
    headers: cook,
  })
  const sent = await app.inject({
    method: 'POST',
    url: '/api/checkout/group-user/cart/confirm',
    payload: {},
    headers: cook,
  })
  const request = { id: sent.json().data.id as number }

  const user = {
    id: spare,
    name: 'Aram',
    email: 'new@example.am',
    password: testPassword,
    position: 'Cook',
  }
  const billing = {
    first_name: 'Ani',
    email: 'ani@example.am',
    phone: '091000000',
    city: 'Yerevan',
    address1: ['Abovyan 1'],
  }
  const ordinaryCart = { refuses: { subUser: 'forbidden' } }
  const checkout = { refuses: { subUser: 'checkout_not_allowed' } }
  /** A thing of the Manager's company, which is not there for another. */
  const companyOwn = { refuses: { stranger: 'not_found' } }
  narrower = {
    'POST /api/checkout/cart/add/:id': { ...ordinaryCart, params: { id }, body: { quantity: 1 } },
    'PUT /api/checkout/cart/update': { ...ordinaryCart, body: { qty: { 1: 1 } } },
    'GET /api/checkout/cart/remove-item/:id': ordinaryCart,
    'POST /api/checkout/cart/sync': { ...ordinaryCart, body: { already_added: {} } },
    'GET /api/shippings': checkout,
    'GET /api/payments': checkout,
    'POST /api/checkout/save-address': { ...checkout, body: { billing } },
    'POST /api/checkout/save-shipping': { ...checkout, body: { shipping_method: 'free_free' } },
    'POST /api/checkout/save-payment': {
      ...checkout,
      body: { payment: { method: 'cashondelivery' } },
    },
    'POST /api/checkout/save-order': checkout,
    'GET /api/checkout/address': checkout,
    'GET /api/checkout/placed-order': { ...checkout, query: 'id=1' },
    'GET /api/checkout/unpaid-order': checkout,
    'POST /api/checkout/unpaid-order/pay': checkout,
    'POST /api/checkout/unpaid-order/check': checkout,
    'POST /api/checkout/unpaid-order/cancel': checkout,
    // A sub-user's profile is the Manager's to change.
    'PUT /api/customer/profile': { refuses: { subUser: 'forbidden' }, body: { first_name: 'Ani' } },
    'PUT /api/company/user/edit': { ...companyOwn, body: user },
    'DELETE /api/company/user/delete': { ...companyOwn, body: { id: spare } },
    'POST /api/company/requests/:id/discard': { ...companyOwn, params: request },
    'POST /api/company/requests/:id/restore': { ...companyOwn, params: request },
    'GET /api/checkout/group-user/cart/order': { ...companyOwn, query: `id=${request.id}` },
  }
})
afterAll(() => app.close())

/** The code that a call is refused with; undefined where it is answered. */
async function codeFor(
  role: Role,
  { method, path }: Endpoint,
  { params, query = '', body }: Partial<Narrower> = {},
) {
  const token = tokens[role]
  const answer = await app.inject({
    method,
    url: `${path.replace(/:(\w+)/g, (_, name: string) => String(params?.[name] ?? 1))}?${query}`,
    ...(method !== 'GET' && { payload: body ?? {} }),
    ...(role === 'guest' && { headers: { cookie: `api_token=${'a'.repeat(32)}` } }),
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  })
  return answer.json<{ code?: string }>().code
}

/** Codes that keep somebody out; any other means that the caller was let in. */
const refusals = new Set(['unauthenticated', 'forbidden', 'checkout_not_allowed'])

test('every endpoint lets in whom its access says, and refuses everybody else', async () => {
  const found: Record<string, string> = {}
  const expected: Record<string, string> = {}
  // Signing out ends the session that the others need.
  const inOrder = all.toSorted(
    (a, b) => Number(a.path.endsWith('/logout')) - Number(b.path.endsWith('/logout')),
  )
  for (const endpoint of inOrder) {
    const more = narrower[keyOf(endpoint)]
    for (const role of roles) {
      const call = `${role}: ${keyOf(endpoint)}`
      const right = refusalOf(endpoint.access, role) ?? more?.refuses[role]
      const code = await codeFor(role, endpoint, more)
      if (right !== undefined) expected[call] = right
      if (code !== undefined && (refusals.has(code) || code === right)) found[call] = code
    }
  }
  expect(found).toEqual(expected)
  expect(
    Object.keys(narrower).filter((key) => !all.some((endpoint) => keyOf(endpoint) === key)),
  ).toEqual([])
})

describe('without a session, with an empty token and with garbage', () => {
  const asked = all.filter(({ access }) => access !== 'public')
  test.each(asked.map((endpoint) => [keyOf(endpoint), endpoint]))(
    '%s is 401',
    async (_key, { method, path }) => {
      const url = path.replace(/:\w+/g, '1')
      const call = (token: string, headers = {}) =>
        method === 'GET'
          ? app.inject({ url: `${url}?token=${token}`, headers })
          : app.inject({ method, url, payload: { token }, headers })
      const attempts = [
        ...['', 'null', 'undefined', 'x'.repeat(2000)].map((token) => call(token)),
        ...['garbage', 'a.b.c', 'null', '[object Object]'].map((token) =>
          call('', { authorization: `Bearer ${token}` }),
        ),
        call('', { cookie: 'tsiran_session=x' }),
      ]
      for (const answer of await Promise.all(attempts)) {
        expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated'])
        expect(answer.headers['cache-control']).toBe('no-store')
      }
    },
  )
})

test('endpoints for staff admit nobody yet', () => {
  const caller = {
    locale: 'hy',
    apiToken: 'a'.repeat(32),
    sessionCookies: [],
    address: '',
    userAgent: '',
  } as const
  const session = { id: '1', customerId: 1, companyId: 1 } as const
  expect(() => checkAccess({ ...caller, session: null }, 'staff')).toThrow('unauthenticated')
  for (const role of ['Manager', 'subUser'] as const)
    expect(() =>
      checkAccess({ ...caller, session: { ...session, role } as never }, 'staff'),
    ).toThrow('forbidden')
  const customer = { ...session, companyId: null, role: null } as never
  expect(() => checkAccess({ ...caller, session: customer }, 'staff')).toThrow('forbidden')
})
