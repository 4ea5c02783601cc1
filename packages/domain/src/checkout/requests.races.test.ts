import { testDatabase } from '@tsiran/db/testing'
import { beforeAll, expect, test } from 'vitest'
import { addLine } from '../cart/add-line.ts'
import { readCart } from '../cart/read-cart.ts'
import { updateLines } from '../cart/update-lines.ts'
import { discardRequest, listCompanyRequests } from '../companies/cart-requests.ts'
import { deleteUser } from '../companies/delete-user.ts'
import { createCustomer } from '../customers/create-customer.ts'
import { createCheckoutMethods, createProduct, createTestCompany } from '../testing/fixtures.ts'
import { confirmCart } from './confirm-cart.ts'
import { placeOrder } from './place-order.ts'
import { saveAddress } from './save-address.ts'
import { savePayment } from './save-payment.ts'
import { saveShipping } from './save-shipping.ts'
import { syncRequests } from './sync-requests.ts'

const database = testDatabase({ connections: 20 })
let companyId: number
let manager: { customerId: number; companyId: number }
let people = 0

async function person(role: 'Manager' | 'subUser') {
  const email = `p${++people}@example.am`
  const fields = {
    email,
    first_name: `P${people}`,
    last_name: '',
    phone: '',
    passwordHash: 'x',
    locale: 'en',
    verified: true,
  } as const
  const customerId = (await createCustomer(database.db, {
    ...fields,
    company: { id: companyId, role },
  }))!
  return { customerId, companyId }
}
const viewer = (actor: { customerId: number }, role: 'Manager' | 'subUser') =>
  ({ locale: 'en', customerId: actor.customerId, companyId, role }) as const

beforeAll(async () => {
  companyId = await createTestCompany(database.db, 'Races')
  manager = await person('Manager')
  await createCheckoutMethods(database.db)
})

/** A sub-user with pieces of a product in the cart. */
async function readyUser(productId: number, quantity: number) {
  const user = await person('subUser')
  await addLine(
    database.db,
    user,
    { productId, variantId: undefined, quantity },
    viewer(user, 'subUser'),
  )
  return user
}
const mailing = { locale: 'en', origin: 'http://shop.test' } as const
const confirm = (user: { customerId: number; companyId: number }) =>
  confirmCart(database.db, user, { viewer: viewer(user, 'subUser') })
const sync = () =>
  syncRequests(database.db, manager, { shown: new Map(), viewer: viewer(manager, 'Manager') })
const pieces = async (sku: string) =>
  (await readCart(database.db, manager, viewer(manager, 'Manager')))?.items.find(
    (line) => line.sku === sku,
  )?.quantity ?? 0
const statusesOf = async (ids: readonly number[]) =>
  (await listCompanyRequests(database.db, companyId, { limit: 100, locale: 'en' })).data
    .filter(({ id }) => ids.includes(id))
    .map(({ status }) => status)

test('eight carts confirmed while the Manager keeps pressing Sync: every piece arrives once', async () => {
  const milk = await createProduct(database.db, { sku: 'MILK', offers: [{ qty: 1000 }] })
  const users = await Promise.all(
    Array.from({ length: 8 }, (_, index) => readyUser(milk.id, index + 1)),
  )
  const [sent] = await Promise.all([
    Promise.all(users.map(confirm)),
    ...Array.from({ length: 6 }, sync),
  ])
  const synced = (await Promise.all([sync(), sync()])).flatMap((result) => result.synced)
  expect(synced.every(({ clamped }) => !clamped)).toBe(true)
  expect(await pieces('MILK')).toBe(36)
  expect(await statusesOf(sent.map(({ id }) => id))).toEqual(Array(8).fill('processing'))
})

test('one cart, confirmed ten times at once, is one request', async () => {
  const tea = await createProduct(database.db, { sku: 'TEA' })
  const user = await readyUser(tea.id, 3)
  const sent = await Promise.all(Array.from({ length: 10 }, () => confirm(user)))
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  await sync()
  expect(await pieces('TEA')).toBe(3)
})

test('a change of the cart and its confirmation at once: the request holds the cart before or after the change', async () => {
  const figs = await createProduct(database.db, { sku: 'FIGS' })
  const user = await readyUser(figs.id, 1)
  const { items } = (await readCart(database.db, user, viewer(user, 'subUser')))!
  const change = updateLines(
    database.db,
    user,
    new Map([[items[0]!.id, 5]]),
    viewer(user, 'subUser'),
  )
  const [changed, sent] = await Promise.allSettled([change, confirm(user)])
  const sentPieces = sent.status === 'fulfilled' ? sent.value.items[0]!.quantity : 0
  expect(sentPieces).toBe(changed.status === 'fulfilled' ? 5 : 1)
})

test('a user deleted while confirming: the request exists whole or not at all', async () => {
  const jam = await createProduct(database.db, { sku: 'JAM' })
  for (let round = 0; round < 6; round++) {
    const user = await readyUser(jam.id, 2)
    const [sent, deleted] = await Promise.allSettled([
      confirm(user),
      deleteUser(database.db, manager, user.customerId),
    ])
    expect(deleted.status).toBe('fulfilled')
    if (sent.status === 'rejected')
      expect(['unauthenticated', 'not_found']).toContain(sent.reason.code)
    const left = await database.db
      .selectFrom('carts')
      .select('id')
      .where('customer_id', '=', user.customerId)
      .execute()
    expect(left).toEqual([])
  }
  const { data } = await listCompanyRequests(database.db, companyId, { limit: 100, locale: 'en' })
  expect(data.every(({ user, grand_total }) => user !== '' && grand_total > 0)).toBe(true)
})

test('a request discarded while the Manager syncs is canceled or in the cart, and is ordered once', async () => {
  const { db } = database
  await sync()
  const salt = await createProduct(db, { sku: 'SALT' })
  const user = await readyUser(salt.id, 4)
  const { id } = await confirm(user)
  await Promise.allSettled([sync(), discardRequest(db, manager, { id, mailing })])
  expect(await statusesOf([id])).toEqual(['canceled'])
  const next = await confirm(await readyUser(salt.id, 1))
  await sync()
  const owner = { customerId: manager.customerId }
  const who = viewer(manager, 'Manager')
  const billing = {
    first_name: 'A',
    email: 'a@b.am',
    phone: '091000000',
    city: 'Yerevan',
    address1: ['x'],
    company_name: 'Firm',
  }
  await saveAddress(db, owner, { billing, shipping: undefined, addressId: undefined, viewer: who })
  await saveShipping(db, owner, 'free_free')
  await savePayment(db, owner, { method: 'cashondelivery', viewer: who })
  const [order, discarded] = await Promise.allSettled([
    placeOrder(db, { owner, viewer: who }),
    discardRequest(db, manager, { id: next.id, mailing }),
  ])
  expect(order.status).toBe('fulfilled')
  expect(await statusesOf([next.id])).toEqual([
    discarded.status === 'fulfilled' ? 'canceled' : 'completed',
  ])
})
