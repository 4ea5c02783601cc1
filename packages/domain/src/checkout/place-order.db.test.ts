import { testDatabase } from '@tsiran/db/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { addLine } from '../cart/add-line.ts'
import { readAddresses } from '../cart/checkout-steps.ts'
import { createCartToken } from '../cart/owner.ts'
import { type CartOwner, asGuest } from '../shared/viewer.ts'
import { readCart } from '../cart/read-cart.ts'
import { removeLine } from '../cart/remove-line.ts'
import { updateLines } from '../cart/update-lines.ts'
import { bankOrderServices, createBankMethods } from '../testing/bank.ts'
import { createCheckoutMethods, createProduct } from '../testing/fixtures.ts'
import { listShippings } from './methods.ts'
import { placeOrder } from './place-order.ts'
import { saveAddress } from './save-address.ts'
import { savePayment } from './save-payment.ts'
import { saveShipping } from './save-shipping.ts'

const database = testDatabase()
const viewer = asGuest('ru')
const billing = {
  first_name: ' Անի ',
  email: 'ani@example.am',
  phone: '+374 91 000000',
  city: 'Գյումրի',
  address1: ['Թումանյան 5'],
  country: 'US',
}

beforeAll(async () => {
  await createProduct(database.db, {
    sku: '938',
    status: 'service',
    offers: [{ price: 100, qty: 0 }],
  })
  await createCheckoutMethods(database.db)
})

async function filledCart(productId: number, quantity = 1): Promise<CartOwner> {
  const owner = { apiToken: createCartToken() }
  await addLine(database.db, owner, { productId, variantId: undefined, quantity }, viewer)
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

test('an order stores its prices, addresses and texts, and takes the stock', async () => {
  const { db } = database
  const jam = await createProduct(db, {
    sku: 'JAM',
    offers: [{ price: 1200, qty: 20, box_qty: 6, box_price: 6600 }],
  })
  const owner = await filledCart(jam.id, 7)
  const order = await placeOrder(db, { owner, viewer, description: ' доставить до 18:00 ' })
  await db.updateTable('variants').set({ price: 9999 }).where('id', '=', jam.variantId).execute()
  expect(order).toMatchObject({
    status: 'pending',
    status_label: 'В ожидании',
    sub_total: 6600 + 1200 + 100,
    shipping_amount: 1000,
    grand_total: 8900,
    base_grand_total: 8900,
    description: 'доставить до 18:00',
    shipping_title: 'Courier рус',
    payment_title: 'Cash рус',
    billing_address: {
      first_name: 'Անի',
      last_name: '.',
      country: 'AM',
      state: 'Yerevan',
      city: 'Yerevan',
      postcode: '75017',
    },
    shipping_address: { email: 'ani@example.am', address1: ['Թումանյան 5'] },
  })
  expect(
    order.items.map(({ sku, price, quantity, grant_total, name }) => ({
      sku,
      price,
      quantity,
      grant_total,
      name,
    })),
  ).toEqual([
    { sku: 'JAM', price: 1200, quantity: 7, grant_total: 7800, name: 'JAM рус' },
    { sku: '938', price: 100, quantity: 1, grant_total: 100, name: '938 рус' },
  ])
  expect(await stockOf(jam.variantId)).toBe(13)
  expect(await readCart(db, owner, viewer)).toBeNull()
})

test('a repeated call for the same cart returns the same order and takes no more stock', async () => {
  const nuts = await createProduct(database.db, { sku: 'NUTS', offers: [{ qty: 5 }] })
  const owner = await filledCart(nuts.id, 2)
  const first = await placeOrder(database.db, { owner, viewer })
  expect(await placeOrder(database.db, { owner, viewer, description: 'again' })).toEqual(first)
  expect(await stockOf(nuts.variantId)).toBe(3)
})

describe('a missing step is refused, and nothing is written', () => {
  test('each step requires the one before it', async () => {
    const { db } = database
    const figs = await createProduct(db, { sku: 'FIGS' })
    const owner = { apiToken: createCartToken() }
    await expect(
      saveAddress(db, owner, { billing, shipping: undefined, addressId: undefined, viewer }),
    ).rejects.toMatchObject({
      code: 'cart_empty',
    })
    await addLine(db, owner, { productId: figs.id, variantId: undefined, quantity: 1 }, viewer)
    await expect(saveShipping(db, owner, 'flatrate_flatrate')).rejects.toMatchObject({
      code: 'step_missing',
    })
    await saveAddress(db, owner, { billing, shipping: undefined, addressId: undefined, viewer })
    await expect(
      savePayment(db, owner, { method: 'cashondelivery', viewer }),
    ).rejects.toMatchObject({ code: 'step_missing' })
    await expect(saveShipping(db, owner, 'dragon_dragon')).rejects.toMatchObject({
      code: 'validation_failed',
    })
    await saveShipping(db, owner, 'free_free')
    await expect(placeOrder(db, { owner, viewer })).rejects.toMatchObject({ code: 'step_missing' })
    await expect(savePayment(db, owner, { method: 'credit', viewer })).rejects.toMatchObject({
      code: 'validation_failed',
    })
    expect(await stockOf(figs.variantId)).toBe(100)
  })
})

describe('what changed since the shopper saw the cart', () => {
  test('is refused with the new cart, reported once, and the next press orders at the new price', async () => {
    const { db } = database
    const cheese = await createProduct(db, { sku: 'CHEESE', offers: [{ price: 3000, qty: 4 }] })
    const owner = await filledCart(cheese.id, 4)
    await db
      .updateTable('variants')
      .set({ price: 3300, qty: 3 })
      .where('id', '=', cheese.variantId)
      .execute()
    await expect(placeOrder(db, { owner, viewer })).rejects.toMatchObject({
      code: 'cart_changed',
      details: {
        data: {
          sub_total: 3 * 3300 + 100,
          changed: [
            { reason: 'stock', from: 4, to: 3 },
            { reason: 'price', from: 3000, to: 3300 },
          ],
        },
      },
    })
    expect(await stockOf(cheese.variantId)).toBe(3)
    expect((await placeOrder(db, { owner, viewer })).sub_total).toBe(3 * 3300 + 100)
    expect(await stockOf(cheese.variantId)).toBe(0)
  })

  test('a cart that another tab has filled is not ordered at another total than the page showed', async () => {
    const { db } = database
    const honey = await createProduct(db, { sku: 'HONEY', offers: [{ price: 4000, qty: 9 }] })
    const owner = await filledCart(honey.id, 1)
    const { items } = (await readCart(db, owner, viewer))!
    await updateLines(db, owner, new Map([[items[0]!.id, 5]]), viewer)
    const place = (shownSum: number) =>
      placeOrder(db, { owner, viewer, shown: { subTotal: shownSum } })
    await expect(place(4100)).rejects.toMatchObject({
      code: 'cart_changed',
      details: { data: { sub_total: 20_100 } },
    })
    expect(await stockOf(honey.variantId)).toBe(9)
    const order = await place(20_100)
    expect(order.sub_total).toBe(20_100)
    // A repeated press sends the total of its page again.
    expect((await place(4100)).id).toBe(order.id)
  })

  test('delivery at another price than the page showed is not ordered', async () => {
    const { db } = database
    const plums = await createProduct(db, { sku: 'PLUMS', offers: [{ qty: 9 }] })
    const owner = await filledCart(plums.id, 1)
    const { shipping_amount } = await placeOrder(db, {
      owner: await filledCart(plums.id, 1),
      viewer,
    })
    const place = (shipping: number) => placeOrder(db, { owner, viewer, shown: { shipping } })
    await expect(place(shipping_amount - 1)).rejects.toMatchObject({ code: 'cart_changed' })
    expect(await place(shipping_amount)).toMatchObject({ shipping_amount })
  })
})

test('a separate delivery address is stored beside the billing address', async () => {
  const plum = await createProduct(database.db, { sku: 'PLUM' })
  const owner = await filledCart(plum.id)
  const shipping = {
    first_name: 'Գոհար',
    last_name: 'Մ',
    phone: '099 11 22 33',
    city: 'Yerevan',
    address1: ['Աբովյան 1'],
  }
  await expect(
    saveAddress(database.db, owner, {
      billing: { ...billing, use_for_shipping: false },
      shipping: undefined,
      addressId: undefined,
      viewer,
    }),
  ).rejects.toMatchObject({ code: 'validation_failed' })
  for (const flag of [{ use_for_shipping: true }, { use_for_shipping: false }, {}]) {
    await saveAddress(database.db, owner, {
      billing: { ...billing, ...flag },
      shipping,
      addressId: undefined,
      viewer,
    })
    const { shipping: saved } = await readAddresses(database.db, owner)
    expect(saved).toMatchObject({ first_name: flag.use_for_shipping ? 'Անի' : 'Գոհար' })
  }
  expect(await placeOrder(database.db, { owner, viewer })).toMatchObject({
    billing_address: { first_name: 'Անի' },
    shipping_address: { first_name: 'Գոհար', email: 'ani@example.am' },
  })
})

test('an empty cart is refused as empty, also where its owner has ordered before', async () => {
  const { db } = database
  const lime = await createProduct(db, { sku: 'LIME' })
  const owner = await filledCart(lime.id)
  await placeOrder(db, { owner, viewer })
  const cart = await addLine(
    db,
    owner,
    { productId: lime.id, variantId: undefined, quantity: 1 },
    viewer,
  )
  await removeLine(db, owner, cart!.items[0]!.id, viewer)
  await expect(placeOrder(db, { owner, viewer })).rejects.toMatchObject({ code: 'cart_empty' })
})

test('an online order with a total of 0 needs no payment', async () => {
  const { db } = database
  await createBankMethods(db)
  await db.updateTable('variants').set({ price: 0 }).where('sku', '=', '938').execute()
  const gift = await createProduct(db, { sku: 'GIFT', offers: [{ price: 0, qty: 3 }] })
  const services = bankOrderServices(db)
  const owner = await filledCart(gift.id)
  await saveShipping(db, owner, 'free_free')
  await savePayment(db, owner, { method: 'ameriabank', viewer, services })
  expect(await placeOrder(db, { owner, viewer, services })).toMatchObject({
    status: 'pending',
    grand_total: 0,
  })
  await db.updateTable('variants').set({ price: 100 }).where('sku', '=', '938').execute()
})

test('the postcode is the shop’s, whatever is sent', async () => {
  const { db } = database
  const pear = await createProduct(db, { sku: 'PEAR' })
  const owner = await filledCart(pear.id)
  await saveAddress(db, owner, {
    billing: { ...billing, postcode: '0010' },
    shipping: undefined,
    addressId: undefined,
    viewer,
  })
  expect((await readAddresses(db, owner)).billing?.postcode).toBe('75017')
})

test('a delivery method has its short name in the list, and its name repeated with an underscore in calls and the cart', async () => {
  const { db } = database
  const kiwi = await createProduct(db, { sku: 'KIWI' })
  const owner = await filledCart(kiwi.id)
  const listed = await listShippings(db, 'en', await readCart(db, owner, viewer))
  expect(listed.map(({ method, checked, pickup }) => [method, checked, pickup])).toEqual([
    ['flatrate', true, false],
    ['free', false, true],
  ])
  for (const { method } of listed) {
    await saveShipping(db, owner, `${method}_${method}`)
    expect((await readCart(db, owner, viewer))!.shipping_method).toBe(`${method}_${method}`)
  }
  await expect(saveShipping(db, owner, 'flatrate')).rejects.toMatchObject({
    code: 'validation_failed',
  })
})

test('delivery is free from the merchant’s subtotal, on every step alike', async () => {
  const { db } = database
  await db
    .updateTable('shipping_methods')
    .set({ free_from: 2_100 })
    .where('code', '=', 'flatrate_flatrate')
    .execute()
  const { id } = await createProduct(db, { sku: 'FREE', offers: [{ price: 1_000, qty: 50 }] })
  const owner = await filledCart(id)
  expect((await readCart(db, owner, viewer))!.shipping).toBeGreaterThan(0)
  const [line] = (await readCart(db, owner, viewer))!.items
  await updateLines(db, owner, new Map([[line!.id, 2]]), viewer)
  const cart = (await readCart(db, owner, viewer))!
  expect(cart).toMatchObject({ sub_total: 2_100, shipping: 0, grand_total: 2_100 })
  const [method] = await listShippings(db, 'ru', cart)
  expect(method).toMatchObject({ rate: 0, grand_total: 2_100 })
  await saveShipping(db, owner, 'flatrate_flatrate', viewer)
  const order = await placeOrder(db, { owner, viewer, shown: { shipping: 0 } })
  expect(order).toMatchObject({ shipping_amount: 0, grand_total: 2_100 })
  await db.updateTable('shipping_methods').set({ free_from: null }).execute()
})

test('a guest orders only where the merchant lets guests order', async () => {
  const { db } = database
  const { id } = await createProduct(db, { sku: 'GUESTS', offers: [{ price: 1_000, qty: 50 }] })
  const owner = await filledCart(id)
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
