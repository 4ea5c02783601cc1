import { expect, test } from 'vitest'
import { editOrder } from '../order-management/edit-order.ts'
import { findOrder } from '../orders/read-order.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript as by, createProduct } from '../testing/fixtures.ts'
import { findSubstitutes } from './find-substitutes.ts'
import { pickingCalls } from './testing.ts'

const shop = bankShop()

test('a substitute that another line of the order is given is not offered to a second one', async () => {
  const calls = pickingCalls(shop)
  const ani = await calls.member('ani@shop.test')
  const [jam, last] = [
    await createProduct(shop.db, { sku: 'JAM', offers: [{ price: 1000, qty: 9 }] }),
    await createProduct(shop.db, { sku: 'LAST', offers: [{ price: 1000, qty: 3 }] }),
  ]
  const id = await calls.place()
  const lines = [shop.variantId, jam.variantId].map((one) => ({ variant_id: one, quantity: 2 }))
  await editOrder(shop.db, shop.services, { id, by, lines, expectedTotal: 5000, locale: 'en' })
  await shop.db
    .updateTable('order_items')
    .set({ substitute_variant_id: last.variantId })
    .where('order_id', '=', id)
    .execute()
  await calls.claim(id, ani)
  const [first, second] = (await findOrder(shop.db, id)).lines
  const replace = (lineId: number, quantity: number) =>
    calls.mark(id, ani, {
      lineId,
      state: 'replaced',
      quantity,
      substituteVariantId: last.variantId,
    })
  await replace(first!.id, 2)
  const [offer] = await findSubstitutes(shop.db, { id, lineId: second!.id, locale: 'en' })
  expect(offer).toMatchObject({ variant_id: last.variantId, in_stock: 1 })
  await expect(replace(second!.id, 2)).rejects.toMatchObject({
    code: 'stock_changed',
    details: { data: { qty: 1 } },
  })
  await replace(second!.id, 1)
  await expect(replace(first!.id, 2)).resolves.toBeDefined()
})
