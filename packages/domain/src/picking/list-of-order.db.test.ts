import { expect, test } from 'vitest'
import { cancelOrder } from '../order-management/cancel-order.ts'
import { findOrder, readOwnOrder } from '../orders/read-order.ts'
import { saveList } from '../shopping-lists/save-list.ts'
import { orderAsGuest } from '../testing/bank.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript as by, createPerson, createProduct } from '../testing/fixtures.ts'
import { pickOrder } from '../testing/picked-order.ts'
import { settleOrder } from './settle-order.ts'

const shop = bankShop()

/** A customer's order of four pieces. */
async function place(email: string) {
  const { db, services, productId } = shop
  const cash = { productId, quantity: 4, method: 'cashondelivery' }
  const { id } = (await orderAsGuest(db, services, cash)).order
  const customerId = await createPerson(db, email)
  await db.updateTable('orders').set({ customer_id: customerId }).where('id', '=', id).execute()
  return { id, customerId }
}

/** Pieces by sku of a list that is saved from an order, and those that the order's page shows. */
async function listAndPage({ id, customerId }: { id: number; customerId: number }) {
  const reader = { locale: 'en', customerId, companyId: null, role: null } as const
  const { lines } = await saveList(shop.db, { reader, name: 'Again', source: { order_id: id } })
  const { items } = await readOwnOrder(shop.db, { customerId, id, locale: 'en' })
  return [lines, items].map((rows) => rows.map(({ sku, quantity }) => [sku, quantity]))
}

test('a list of a packed order has what was ordered, not what came in its place', async () => {
  const { db, services } = shop
  const butter = await createProduct(db, { sku: 'BUTTER', offers: [{ price: 900, qty: 9 }] })
  const placed = await place('packed@example.am')
  const substitute = { variantId: butter.variantId, quantity: 3 }
  await pickOrder(db, placed.id, { picks: { 0: { state: 'replaced', quantity: 0, substitute } } })
  await settleOrder(db, services, { id: placed.id, by, version: undefined, decides: true })
  const [list, page] = await listAndPage(placed)
  expect(list).toEqual([[expect.stringContaining('BANK-'), 4]])
  expect(list).toEqual(page)
})

test('a list of an order has the pieces that were not canceled', async () => {
  const { db, services } = shop
  const placed = await place('canceled@example.am')
  const [line] = (await findOrder(db, placed.id)).lines
  const lines = [{ line_id: line!.id, quantity: 3 }]
  await cancelOrder(db, services, { id: placed.id, note: 'sold out', by, lines })
  const [list, page] = await listAndPage(placed)
  expect(list).toEqual([[line!.sku, 1]])
  expect(list).toEqual(page)
})
