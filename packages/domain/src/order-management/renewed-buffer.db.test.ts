import { beforeAll, beforeEach, expect, test } from 'vitest'
import { findOrder } from '../orders/read-order.ts'
import { orderAsGuest } from '../testing/bank.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript, createProduct } from '../testing/fixtures.ts'
import { findBrokenSums } from '../testing/order-sums.ts'
import { sellByWeight } from '../testing/picked-order.ts'
import { cancelOrder } from './cancel-order.ts'
import { editOrder } from './edit-order.ts'
import { previewEdit } from './preview-edit.ts'

const shop = bankShop()
let cheese: { variantId: number }
let cheeses = 0
beforeAll(() => createProduct(shop.db, { sku: '938', status: 'service', offers: [{ price: 100 }] }))
beforeEach(async () => {
  cheese = await createProduct(shop.db, { sku: `CHEESE-${++cheeses}`, offers: [{ qty: 20 }] })
  await sellByWeight(shop.db, cheese.variantId, { portion: 250, perKg: 10_000 })
})

/** An order of milk, which is sold by the piece. */
async function place(): Promise<number> {
  const { productId } = shop
  const order = { productId, quantity: 3, method: 'cashondelivery' } as const
  return (await orderAsGuest(shop.db, shop.services, order)).order.id
}
const bufferOf = async (id: number) => (await findOrder(shop.db, id)).buffer
/** Edits an order to so much milk and cheese. */
async function edit(id: number, { milk, portions }: { milk: number; portions: number }) {
  const lines = [
    { variant_id: shop.variantId, quantity: milk },
    { variant_id: cheese.variantId, quantity: portions },
  ].filter(({ quantity }) => quantity > 0)
  const { after } = await previewEdit(shop.db, { id, lines, locale: 'en' })
  const expectedTotal = after.grand_total
  await editOrder(shop.db, shop.services, {
    id,
    lines,
    expectedTotal,
    by: byScript,
    locale: 'en',
  })
}
async function cancelPortions(id: number, quantity: number) {
  const { lines } = await findOrder(shop.db, id)
  const [line] = lines.filter(({ portion_grams }) => portion_grams !== null)
  const canceled = [{ line_id: line!.id, quantity }]
  await cancelOrder(shop.db, shop.services, { id, note: '', by: byScript, lines: canceled })
}

test('the buffer comes, grows and goes with an edit, and canceled portions lower it', async () => {
  const id = await place()
  expect(await bufferOf(id)).toBe(0)
  await edit(id, { milk: 3, portions: 2 })
  expect(await bufferOf(id)).toBe(750)
  await edit(id, { milk: 1, portions: 4 })
  expect(await bufferOf(id)).toBe(1500)
  await cancelPortions(id, 3)
  expect(await bufferOf(id)).toBe(500)
  await edit(id, { milk: 1, portions: 0 })
  expect([await bufferOf(id), await findBrokenSums(shop.db)]).toEqual([0, []])
})

test('a refused edit leaves the buffer', async () => {
  const id = await place()
  await edit(id, { milk: 3, portions: 2 })
  const refused = editOrder(shop.db, shop.services, {
    id,
    lines: [{ variant_id: cheese.variantId, quantity: 6 }],
    expectedTotal: 1,
    by: byScript,
    locale: 'en',
  })
  await expect(refused).rejects.toMatchObject({ code: 'cart_changed' })
  expect(await bufferOf(id)).toBe(750)
})
