import { beforeAll, expect, test } from 'vitest'
import { findOrder } from '../orders/read-order.ts'
import { orderAsGuest } from '../testing/bank.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript as by, createProduct } from '../testing/fixtures.ts'
import { pickOrder, sellByWeight } from '../testing/picked-order.ts'
import { previewSettlement } from './preview-settlement.ts'
import { settleOrder } from './settle-order.ts'

const shop = bankShop()
beforeAll(() => createProduct(shop.db, { sku: '938', status: 'service', offers: [{ price: 100 }] }))

test('a settlement is refused where a line was weighed again since somebody saw the sum', async () => {
  await sellByWeight(shop.db, shop.variantId, { portion: 350, perKg: 6000 })
  const { productId } = shop
  const wanted = { productId, quantity: 2, method: 'cashondelivery' } as const
  const { id } = (await orderAsGuest(shop.db, shop.services, wanted)).order
  const settle = (expectedTotal: number) =>
    settleOrder(shop.db, shop.services, { id, by, version: 1, decides: true, expectedTotal })
  await pickOrder(shop.db, id, { picks: { 0: { state: 'found', quantity: 2, grams: 600 } } })
  const { final_total: seen } = await previewSettlement(shop.db, { id, decides: true })
  const weighed = { picked_grams: 650 }
  await shop.db.updateTable('order_items').set(weighed).where('order_id', '=', id).execute()
  await expect(settle(seen)).rejects.toMatchObject({ code: 'cart_changed' })
  expect((await findOrder(shop.db, id)).settled_at).toBeNull()
  await settle(seen + 300)
  // A repeated press names the sum that it saw.
  await settle(seen)
  expect(await findOrder(shop.db, id)).toMatchObject({ grand_total: seen + 300, version: 2 })
})
