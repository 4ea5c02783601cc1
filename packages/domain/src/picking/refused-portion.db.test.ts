import { expect, test } from 'vitest'
import { cancelOrder } from '../order-management/cancel-order.ts'
import { findOrder } from '../orders/read-order.ts'
import { orderAsGuest } from '../testing/bank.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript as by, createProduct } from '../testing/fixtures.ts'
import { findBrokenSums } from '../testing/order-sums.ts'
import { pickOrder, sellByWeight } from '../testing/picked-order.ts'
import { settleOrder } from './settle-order.ts'

const shop = bankShop()

test.each([
  { sku: 'LIGHT', grams: 560, whole: 3360, rest: { total: 1680, picked_grams: 280 } },
  { sku: 'HEAVY', grams: 800, whole: 4800, rest: { total: 2400, picked_grams: 400 } },
  // Scales show steps of ten grams.
  { sku: 'ODD', grams: 570, whole: 3420, rest: { total: 1710, picked_grams: 290 } },
  // Half of 33 drams are 17, but ten grams cost 16.
  {
    sku: 'SPICE',
    portion: 10,
    perKg: 1630,
    grams: 20,
    whole: 33,
    rest: { total: 16, picked_grams: 10 },
  },
])(
  'one of two portions that weighed $grams g together costs and weighs half of them',
  async ({ sku, portion = 350, perKg = 6000, grams, whole, rest }) => {
    const { db, services } = shop
    const product = await createProduct(db, { sku, offers: [{ price: 1, qty: 9 }] })
    await sellByWeight(db, product.variantId, { portion, perKg })
    const cart = { productId: product.id, quantity: 2, method: 'cashondelivery' }
    const { id } = (await orderAsGuest(db, services, cart)).order
    await pickOrder(db, id, { picks: { 0: { state: 'found', quantity: 2, grams } }, buffer: 800 })
    await settleOrder(db, services, { id, by, decides: true })
    const [line] = (await findOrder(db, id)).lines
    expect(line).toMatchObject({ total: whole })
    const lines = [{ line_id: line!.id, quantity: 1 }]
    await cancelOrder(db, services, { id, by, note: 'refused at the door', lines })
    expect((await findOrder(db, id)).lines[0]).toMatchObject({ canceled: 1, ...rest })
    expect(await findBrokenSums(db)).toEqual([])
  },
)

test('two of three portions cost two thirds to the dram, and weigh the step of ten grams above them', async () => {
  const { db, services } = shop
  const product = await createProduct(db, { sku: 'THIRD', offers: [{ price: 1, qty: 9 }] })
  await sellByWeight(db, product.variantId, { portion: 500, perKg: 3450 })
  const cart = { productId: product.id, quantity: 3, method: 'cashondelivery' }
  const { id } = (await orderAsGuest(db, services, cart)).order
  await pickOrder(db, id, {
    picks: { 0: { state: 'found', quantity: 3, grams: 1640 } },
    buffer: 800,
  })
  await settleOrder(db, services, { id, by, decides: true })
  const [line] = (await findOrder(db, id)).lines
  expect(line).toMatchObject({ total: 5658 })
  const lines = [{ line_id: line!.id, quantity: 1 }]
  await cancelOrder(db, services, { id, by, note: 'refused at the door', lines })
  const left = (await findOrder(db, id)).lines[0]
  expect(left).toMatchObject({ canceled: 1, total: 3772, picked_grams: 1100 })
  expect(await findBrokenSums(db)).toEqual([])
})

test('one of two pieces of a lowered substitute costs half of what both did', async () => {
  const { db, services, productId } = shop
  const butter = await createProduct(db, { sku: 'BUTTER', offers: [{ price: 1800, qty: 5 }] })
  const cart = { productId, quantity: 2, method: 'cashondelivery' }
  const { id } = (await orderAsGuest(db, services, cart)).order
  const substitute = { variantId: butter.variantId, quantity: 2 }
  await pickOrder(db, id, { picks: { 0: { state: 'replaced', substitute } } })
  await settleOrder(db, services, { id, by, decides: true })
  const line = (await findOrder(db, id)).lines.find(({ sku }) => sku === 'BUTTER')!
  expect(line).toMatchObject({ unit_price: 1800, total: 2000 })
  const lines = [{ line_id: line.id, quantity: 1 }]
  await cancelOrder(db, services, { id, by, note: 'refused at the door', lines })
  const after = (await findOrder(db, id)).lines.find(({ sku }) => sku === 'BUTTER')
  expect(after).toMatchObject({ canceled: 1, total: 1000 })
  expect(await findBrokenSums(db)).toEqual([])
})
