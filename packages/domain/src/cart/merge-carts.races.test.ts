import { testDatabase } from '@tsiran/db/testing'
import { inTransaction } from '@tsiran/db/transaction'
import { beforeAll, expect, test } from 'vitest'
import { createCustomer } from '../customers/create-customer.ts'
import { createProduct } from '../testing/fixtures.ts'
import { addLine } from './add-line.ts'
import { mergeCarts } from './merge-carts.ts'
import { createCartToken } from './owner.ts'
import { readCart } from './read-cart.ts'
import { asGuest } from '../shared/viewer.ts'

const database = testDatabase({ connections: 12 })
const viewer = asGuest('en')
const line = (product: { id: number }, quantity: number) => ({
  productId: product.id,
  variantId: undefined,
  quantity,
})
const merge = (apiToken: string, customerId: number) =>
  inTransaction(database.db, (tx) => mergeCarts(tx, { apiToken, customerId, locale: 'en' }))
let products: { id: number }[] = []
let people = 0

async function person(): Promise<number> {
  const email = `person-${++people}@example.am`
  return (await createCustomer(database.db, {
    email,
    first_name: 'A',
    last_name: 'B',
    phone: '1',
    passwordHash: 'x',
    locale: 'en',
  }))!
}
const unlessAlreadyThere = (refusal: unknown) =>
  expect(refusal).toMatchObject({ code: 'already_in_cart' })
const quantities = async (customerId: number) =>
  Object.fromEntries(
    ((await readCart(database.db, { customerId }, viewer))?.items ?? []).map(
      ({ sku, quantity }) => [sku, quantity],
    ),
  )

beforeAll(async () => {
  const offers = [{ qty: 100 }, { qty: 7, min_qty: 2 }, { qty: 100 }, { qty: 100 }]
  products = await Promise.all(
    offers.map((offer, index) => createProduct(database.db, { sku: `M${index}`, offers: [offer] })),
  )
})

test('the larger quantity of each product wins, clamped to full packs in stock', async () => {
  const { db } = database
  const [customerId, apiToken] = [await person(), createCartToken()]
  const [a, b, c, d] = products as [{ id: number }, { id: number }, { id: number }, { id: number }]
  await addLine(db, { customerId }, line(a, 5), viewer)
  await addLine(db, { customerId }, line(c, 9), viewer)
  await addLine(db, { apiToken }, line(a, 3), viewer)
  await addLine(db, { apiToken }, line(b, 6), viewer)
  await addLine(db, { apiToken }, line(c, 12), viewer)
  await addLine(db, { apiToken }, line(d, 4), viewer)
  await db.updateTable('cart_items').set({ quantity: 50 }).where('product_id', '=', b.id).execute()
  await db.updateTable('products').set({ status: 'hidden' }).where('id', '=', d.id).execute()
  await merge(apiToken, customerId)
  expect(await quantities(customerId)).toEqual({ M0: 5, M1: 6, M2: 12 })
  expect(await readCart(db, { apiToken }, viewer)).toBeNull()
})

test('a guest without a cart changes nothing', async () => {
  const customerId = await person()
  await merge(createCartToken(), customerId)
  expect(await readCart(database.db, { customerId }, viewer)).toBeNull()
})

test('ten concurrent sign-ins with one guest cart, and additions meanwhile, lose no line and leave one cart', async () => {
  const { db } = database
  const [customerId, apiToken] = [await person(), createCartToken()]
  const [a, , c] = products as [{ id: number }, { id: number }, { id: number }]
  await addLine(db, { apiToken }, line(a, 3), viewer)
  await Promise.all([
    ...Array.from({ length: 10 }, () => merge(apiToken, customerId)),
    // Refused where the guest's line was merged first.
    addLine(db, { customerId }, line(c, 2), viewer).catch(unlessAlreadyThere),
    addLine(db, { apiToken }, line(c, 4), viewer),
  ])
  // The guest's addition may have created a new cart after the merges.
  await merge(apiToken, customerId)
  expect(await quantities(customerId)).toEqual({ M0: 3, M2: 4 })
  expect(
    await db.selectFrom('carts').select('id').where('customer_id', '=', customerId).execute(),
  ).toHaveLength(1)
})

test('of two concurrent sign-ins with one guest cart, one gets it', async () => {
  const { db } = database
  const [one, two, apiToken] = [await person(), await person(), createCartToken()]
  await addLine(db, { apiToken }, line(products[0]!, 3), viewer)
  await Promise.all([merge(apiToken, one), merge(apiToken, two)])
  const carts = await Promise.all([quantities(one), quantities(two)])
  expect(carts.filter((cart) => cart['M0'] === 3)).toHaveLength(1)
})
