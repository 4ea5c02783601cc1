import { settleBehind, testDatabase } from '@tsiran/db/testing'
import { eraseCustomer } from '@tsiran/domain/erasure/erase-customer'
import { offlineOrderServices } from '@tsiran/domain/order-management/order-services'
import { cancelOrder } from '@tsiran/domain/order-management/cancel-order'
import {
  byScript as by,
  createCheckoutMethods,
  createPerson,
  createProduct,
  listProducts,
  testPassword,
} from '@tsiran/domain/testing/fixtures'
import { liveInTheShop, orderAs, zabel } from '@tsiran/domain/testing/known-person'
import { createPost } from '@tsiran/domain/testing/posts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp } from '../../testing.ts'
import { signInTestStaff, type TestStaff } from '../testing.ts'

const database = testDatabase()
const apps: FastifyInstance[] = []
let owner: TestStaff
let id: number
let order: number
let productId: number
let token: string
beforeAll(async () => {
  const { db } = database
  // Two processes of one shop.
  apps.push(await buildTestApp(database), await buildTestApp(database))
  owner = await signInTestStaff(apps[0]!, db, 'owner')
  await createCheckoutMethods(db)
  productId = (await createProduct(db, { sku: 'FIG' })).id
  await listProducts(db, [productId])
  id = await liveInTheShop(db, { productId, postId: await createPost(db) })
  order = await orderAs(db, offlineOrderServices, { productId, customerId: id })
  token = await signIn(zabel.email)
})
afterAll(() => Promise.all(apps.map((app) => app.close())))

async function signIn(email: string): Promise<string> {
  const payload = { email, password: testPassword }
  const url = '/api/customer/login?token=true'
  return (await apps[0]!.inject({ method: 'POST', url, payload })).json().token
}
const me = (app: FastifyInstance) =>
  app.inject({ url: '/api/customer/me', headers: { authorization: `Bearer ${token}` } })
const erase = (locale: string, email = zabel.email) =>
  owner.inject({
    method: 'POST',
    url: `/api/admin/customers/${id}/erase`,
    payload: { email, locale },
  })
const answerOf = async (call: ReturnType<typeof erase>) => {
  const answer = await call
  return [answer.statusCode, answer.json().message]
}
const found = async (path: string) => (await owner.inject({ url: `/api/admin/${path}` })).json()

test('the refusal to erase a customer is in the language of the owner', async () => {
  expect(await answerOf(erase('en'))).toEqual([
    409,
    `Orders that are not ended yet: ${order}. Complete or cancel them first`,
  ])
  expect((await answerOf(erase('ru')))[1]).toContain(`незавершённые заказы: ${order}`)
  expect((await answerOf(erase('hy')))[1]).toContain(`չավարտված պատվերներ՝ ${order}`)
  const mistyped = await erase('en', 'zabel@erase.a')
  expect([mistyped.statusCode, mistyped.json().errors]).toEqual([
    422,
    { email: ['This is not the customer’s e-mail'] },
  ])
})

test('an erased customer is signed out at once in every process, and no search finds them', async () => {
  const searches = [
    ...['zabel', 'kirakosuni', '77654321', zabel.email].flatMap((words) =>
      ['customers', 'orders', 'buyers', 'messages', 'subscribers', 'comments'].map(
        (list) => `${list}?search=${words}`,
      ),
    ),
    'search?q=zabelina',
  ]
  const before = await Promise.all(searches.map(found))
  expect(JSON.stringify(before)).toMatch(/zabel/i)
  expect((await me(apps[1]!)).statusCode).toBe(200)
  await cancelOrder(database.db, offlineOrderServices, { id: order, by, note: 'asked' })
  expect(await answerOf(erase('en'))).toEqual([200, 'Deleted'])
  expect(await Promise.all(apps.map(async (app) => (await me(app)).statusCode))).toEqual([401, 401])
  const after = JSON.stringify(await Promise.all(searches.map(found)))
  expect(after.replaceAll(/"search":"[^"]*"|search=[^"&]*/g, '')).not.toMatch(/zabel|kirakos|7765/i)
  const { data } = await found(`orders/${order}`)
  expect(data).toMatchObject({ customer: null, email: '', status: 'canceled' })
  expect(data.erased_at).not.toBeNull()
})

test('a lost answer may be asked for again: the customer is not found', async () => {
  expect(await answerOf(erase('en'))).toEqual([404, 'Not found'])
})

test.each([
  ['fills a cart', () => `checkout/cart/add/${productId}`, { quantity: 1 }],
  ['saves an address', () => 'addresses/create', { address1: ['Saryan 1'], phone: '091000000' }],
  ['makes a list', () => 'shopping-lists', { name: 'Sunday' }],
])('whoever %s while being erased is not signed in any more', async (what, path, payload) => {
  const email = `${what.replaceAll(' ', '-')}@erase.am`
  const person = await createPerson(database.db, email)
  const authorization = `Bearer ${await signIn(email)}`
  const call = await settleBehind(
    database.db,
    (tx) => eraseCustomer(tx, { id: person, email, by }),
    () =>
      apps[1]!
        .inject({ method: 'POST', url: `/api/${path()}`, payload, headers: { authorization } })
        .then(({ statusCode }) => statusCode),
  )
  expect(call).toEqual({ status: 'fulfilled', value: 401 })
})
