import { testDatabase, waitForLock } from '@tsiran/db/testing'
import { beforeAll, expect, test } from 'vitest'
import { addLine } from '../cart/add-line.ts'
import { createCartToken } from '../cart/owner.ts'
import { type CartOwner, asGuest } from '../shared/viewer.ts'
import { createCheckoutMethods, createProduct } from '../testing/fixtures.ts'
import { placeCart, placeOrder } from './place-order.ts'
import { saveAddress } from './save-address.ts'
import { savePayment } from './save-payment.ts'
import { saveShipping } from './save-shipping.ts'

const database = testDatabase({ connections: 20 })
const viewer = asGuest('en')
const billing = {
  first_name: 'Ani',
  email: 'ani@example.am',
  phone: '091000000',
  city: 'Yerevan',
  address1: ['Tumanyan 5'],
}

beforeAll(() => createCheckoutMethods(database.db))

async function readyCart(
  lines: readonly { productId: number; quantity: number }[],
): Promise<CartOwner> {
  const owner = { apiToken: createCartToken() }
  for (const line of lines)
    await addLine(database.db, owner, { ...line, variantId: undefined }, viewer)
  await saveAddress(database.db, owner, {
    billing,
    shipping: undefined,
    addressId: undefined,
    viewer,
  })
  await saveShipping(database.db, owner, 'flatrate_flatrate')
  await savePayment(database.db, owner, { method: 'cashondelivery', viewer })
  return owner
}

const stockOf = async (variantId: number) =>
  (
    await database.db
      .selectFrom('variants')
      .select('qty')
      .where('id', '=', variantId)
      .executeTakeFirstOrThrow()
  ).qty
const soldOf = async (variantId: number) =>
  (
    await database.db
      .selectFrom('order_items')
      .select('quantity')
      .where('variant_id', '=', variantId)
      .execute()
  ).reduce((sum, { quantity }) => sum + quantity, 0)
const codesOf = (results: PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []))

test('fifty carts for the last item: one gets it, the others are refused with a changed cart', async () => {
  const last = await createProduct(database.db, { sku: 'LAST', offers: [{ qty: 1 }] })
  const owners = await Promise.all(
    Array.from({ length: 50 }, () => readyCart([{ productId: last.id, quantity: 1 }])),
  )
  const results = await Promise.allSettled(
    owners.map((owner) => placeOrder(database.db, { owner, viewer })),
  )
  expect(codesOf(results)).toEqual(Array(49).fill('cart_changed'))
  expect(await stockOf(last.variantId)).toBe(0)
  expect(await soldOf(last.variantId)).toBe(1)
})

test('twenty identical calls for one cart make one order', async () => {
  const product = await createProduct(database.db, { sku: 'TWENTY', offers: [{ qty: 40 }] })
  const owner = await readyCart([{ productId: product.id, quantity: 2 }])
  const orders = await Promise.all(
    Array.from({ length: 20 }, () => placeOrder(database.db, { owner, viewer })),
  )
  expect(new Set(orders.map(({ id }) => id)).size).toBe(1)
  expect(await stockOf(product.variantId)).toBe(38)
})

test('carts that hold the same products in opposite order do not block each other, and stock adds up', async () => {
  const [a, b] = [
    await createProduct(database.db, { sku: 'LOCK-A', offers: [{ qty: 30 }] }),
    await createProduct(database.db, { sku: 'LOCK-B', offers: [{ qty: 30 }] }),
  ]
  const lines = [
    { productId: a.id, quantity: 1 },
    { productId: b.id, quantity: 1 },
  ]
  const owners = await Promise.all(
    Array.from({ length: 20 }, (_, index) => readyCart(index % 2 ? lines : lines.toReversed())),
  )
  await Promise.all(owners.map((owner) => placeOrder(database.db, { owner, viewer })))
  expect([await stockOf(a.variantId), await stockOf(b.variantId)]).toEqual([10, 10])
  expect([await soldOf(a.variantId), await soldOf(b.variantId)]).toEqual([20, 20])
})

test('a step that comes while its cart is ordered waits, is refused, and changes nothing', async () => {
  const { db } = database
  const { id } = await createProduct(db, { sku: 'STEP' })
  const owner = await readyCart([{ productId: id, quantity: 1 }])
  const { placed, step } = await db.transaction().execute(async (tx) => {
    const order = await placeCart(tx, { owner, viewer })
    const late = Promise.allSettled([saveShipping(db, owner, 'free_free')])
    await waitForLock(db)
    return { placed: order, step: late }
  })
  expect(codesOf(await step)).toEqual(['cart_empty'])
  const cart = db.selectFrom('carts').select('shipping_method').where('id', '=', placed.cart_id)
  expect(await cart.executeTakeFirst()).toEqual({ shipping_method: 'flatrate_flatrate' })
})
