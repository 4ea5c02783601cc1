import { testDatabase } from '@tsiran/db/testing'
import { beforeAll, expect, test } from 'vitest'
import { readCart } from '../cart/read-cart.ts'
import { updateLines } from '../cart/update-lines.ts'
import { createCheckoutMethods, createProduct } from '../testing/fixtures.ts'
import { guestViewer as viewer, readyCart } from '../testing/ready-cart.ts'
import { listShippings } from './methods.ts'
import { placeOrder } from './place-order.ts'
import { saveShipping } from './save-shipping.ts'

const database = testDatabase()

beforeAll(() => createCheckoutMethods(database.db))

test('delivery is free from the merchant’s subtotal, on every step alike', async () => {
  const { db } = database
  await db
    .updateTable('shipping_methods')
    .set({ free_from: 2_000 })
    .where('code', '=', 'flatrate_flatrate')
    .execute()
  const { id } = await createProduct(db, { sku: 'FREE', offers: [{ price: 1_000, qty: 50 }] })
  const owner = await readyCart(db, id, 1)
  const before = (await readCart(db, owner, viewer))!
  expect(before.shipping).toBeGreaterThan(0)
  await updateLines(db, owner, new Map([[before.items[0]!.id, 2]]), viewer)
  const cart = (await readCart(db, owner, viewer))!
  expect(cart).toMatchObject({ sub_total: 2_000, shipping: 0, grand_total: 2_000 })
  const ways = await listShippings(db, 'ru', cart)
  expect(ways.find(({ method }) => method === 'flatrate')).toMatchObject({
    rate: 0,
    grand_total: 2_000,
  })
  await saveShipping(db, owner, 'flatrate_flatrate', viewer)
  const order = await placeOrder(db, { owner, viewer, shown: { shipping: 0 } })
  expect(order).toMatchObject({ shipping_amount: 0, grand_total: 2_000 })
})

test('a guest orders only where the merchant lets guests order', async () => {
  const { db } = database
  const { id } = await createProduct(db, { sku: 'GUESTS', offers: [{ price: 1_000, qty: 50 }] })
  const owner = await readyCart(db, id, 1)
  const set = (value: object) =>
    db
      .updateTable('settings')
      .set({ value: JSON.stringify(value) })
      .where('name', '=', 'checkout')
      .execute()
  await set({ guest_checkout: false })
  await expect(placeOrder(db, { owner, viewer })).rejects.toMatchObject({ code: 'unauthenticated' })
  await set({ company_approval: false })
  await placeOrder(db, { owner, viewer })
})
