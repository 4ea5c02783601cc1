import { expect, test } from 'vitest'
import { cancelOrder } from '../order-management/cancel-order.ts'
import { editOrder } from '../order-management/edit-order.ts'
import { findOrder } from '../orders/read-order.ts'
import { orderAsGuest } from '../testing/bank.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript as by, createProduct } from '../testing/fixtures.ts'
import { findBrokenSums } from '../testing/order-sums.ts'
import { pickOrder } from '../testing/picked-order.ts'
import { settleOrder } from './settle-order.ts'

const shop = bankShop()

test('pieces of a line and of its like that came as a substitute all go back to the stock', async () => {
  const { db, services, productId, variantId } = shop
  const butter = await createProduct(db, { sku: 'LIKE', offers: [{ price: 900, qty: 5 }] })
  const inStock = async () =>
    (
      await db
        .selectFrom('variants')
        .select('qty')
        .where('id', '=', butter.variantId)
        .executeTakeFirstOrThrow()
    ).qty
  const cart = { productId, quantity: 2, method: 'cashondelivery' }
  const { id } = (await orderAsGuest(db, services, cart)).order
  const lines = [variantId, butter.variantId].map((one) => ({ variant_id: one, quantity: 2 }))
  await editOrder(db, services, { id, by, lines, expectedTotal: 4800, locale: 'en' })
  const substitute = { variantId: butter.variantId, quantity: 2 }
  await pickOrder(db, id, { picks: { 0: { state: 'replaced', substitute } } })
  await settleOrder(db, services, { id, by, decides: true })
  expect(await inStock()).toBe(1)
  const like = (await findOrder(db, id)).lines.filter(
    ({ variant_id }) => variant_id === butter.variantId,
  )
  const refused = like.map((line) => ({ line_id: line.id, quantity: 1 }))
  await cancelOrder(db, services, { id, by, note: 'refused at the door', lines: refused })
  expect([like.length, await inStock()]).toEqual([2, 3])
  expect(await findBrokenSums(db)).toEqual([])
})
