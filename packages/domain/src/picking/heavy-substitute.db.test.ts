import { expect, test } from 'vitest'
import { editOrder } from '../order-management/edit-order.ts'
import { previewEdit } from '../order-management/preview-edit.ts'
import { findOrder } from '../orders/read-order.ts'
import { orderAsGuest } from '../testing/bank.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript as by, createProduct } from '../testing/fixtures.ts'
import { findBrokenSums } from '../testing/order-sums.ts'
import { pickOrder, sellByWeight } from '../testing/picked-order.ts'
import { settleOrder } from './settle-order.ts'

const shop = bankShop()

/** Cheese by weight, of which so many portions of 350 g are in stock. */
async function createCheese(sku: string, qty: number) {
  const cheese = await createProduct(shop.db, { sku, offers: [{ price: 1, qty }] })
  await sellByWeight(shop.db, cheese.variantId, { portion: 350, perKg: 6000 })
  return cheese
}
const order = async (productId: number, quantity: number) => {
  const cart = { productId, quantity, method: 'cashondelivery' }
  return (await orderAsGuest(shop.db, shop.services, cart)).order.id
}
const settle = (id: number) => settleOrder(shop.db, shop.services, { id, by, decides: true })
const left = async (id: number) =>
  (
    await shop.db
      .selectFrom('variants')
      .select('qty')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).qty

test('the last portions of a substitute are settled though they weigh as much as one more', async () => {
  const { variantId } = await createCheese('LAST', 2)
  const id = await order(shop.productId, 2)
  const substitute = { variantId, quantity: 2, grams: 900 }
  await pickOrder(shop.db, id, { picks: { 0: { state: 'replaced', substitute } } })
  await settle(id)
  const line = (await findOrder(shop.db, id)).lines.find(({ sku }) => sku === 'LAST')
  expect(line).toMatchObject({ quantity: 2, picked_grams: 900 })
  expect([await left(variantId), await findBrokenSums(shop.db)]).toEqual([0, []])
})

test('a line that weighs more leaves the portion that comes in place of another line', async () => {
  const cheese = await createCheese('SHARED', 3)
  const id = await order(cheese.id, 2)
  const lines = [cheese.variantId, shop.variantId].map((variant_id) => ({
    variant_id,
    quantity: variant_id === cheese.variantId ? 2 : 1,
  }))
  const { after } = await previewEdit(shop.db, { id, lines, locale: 'en' })
  const edit = { id, by, lines, expectedTotal: after.grand_total, locale: 'en' } as const
  await editOrder(shop.db, shop.services, edit)
  const substitute = { variantId: cheese.variantId, quantity: 1, grams: 350 }
  await pickOrder(shop.db, id, {
    picks: { 0: { state: 'found', grams: 1000 }, 1: { state: 'replaced', substitute } },
  })
  await settle(id)
  const own = (await findOrder(shop.db, id)).lines.filter(({ sku }) => sku === 'SHARED')
  expect(own.map(({ quantity }) => quantity)).toEqual([2, 1])
  expect([await left(cheese.variantId), await findBrokenSums(shop.db)]).toEqual([0, []])
})
