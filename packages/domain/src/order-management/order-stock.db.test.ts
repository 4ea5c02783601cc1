import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { saveProduct } from '../catalog/save-product.ts'
import { actInSandbox } from '../payments/providers/sandbox-payments.ts'
import { checkStock } from '../stock/check-stock.ts'
import { moveStock, takeStock, returnStock, saleOf } from '../stock/take-stock.ts'
import { ageHolds, endHolds, orderAsGuest, orderAtBank } from '../testing/bank.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript, createProduct } from '../testing/fixtures.ts'
import { createPhoneStaff } from '../testing/phone-orders.ts'
import { createShop, productInput } from '../testing/shop.ts'
import { cancelOrder } from './cancel-order.ts'
import { checkPayment } from './check-payment.ts'
import { editOrder } from './edit-order.ts'
import { previewEdit } from './preview-edit.ts'

const shop = bankShop()
afterEach(async () => expect(await checkStock(shop.db)).toEqual([]))

/** The variant's movements, oldest first: reason, pieces, stock afterwards, order. */
async function movements(variantId = shop.variantId) {
  const rows = await shop.db
    .selectFrom('stock_movements')
    .selectAll()
    .where('variant_id', '=', variantId)
    .orderBy('id')
    .execute()
  return rows.map(({ reason, delta, after, reference }) => [reason, delta, after, reference])
}
const opening = ['opening', 10, 10, null]
const placeCash = async (quantity: number) =>
  (
    await orderAsGuest(shop.db, shop.services, {
      productId: shop.productId,
      quantity,
      method: 'cashondelivery',
    })
  ).order

test('an order, its edit, a canceled line and its cancel write one movement each, with their number and person', async () => {
  const { db } = shop
  const { id } = await placeCash(3)
  const number = String(id)
  const { by } = await createPhoneStaff(db)
  const lines = [{ variant_id: shop.variantId, quantity: 5 }]
  const { after } = await previewEdit(db, { id, lines, locale: 'en' })
  await editOrder(db, shop.services, {
    id,
    lines,
    expectedTotal: after.grand_total,
    by,
    locale: 'en',
  })
  const line = await db
    .selectFrom('order_items')
    .select('id')
    .where('order_id', '=', id)
    .where('variant_id', '=', shop.variantId)
    .executeTakeFirstOrThrow()
  await cancelOrder(db, shop.services, {
    id,
    note: '',
    by,
    lines: [{ line_id: line.id, quantity: 1 }],
  })
  await cancelOrder(db, shop.services, { id, note: '', by: byScript })
  expect(await movements()).toEqual([
    opening,
    ['sale', -3, 7, number],
    ['sale', -2, 5, number],
    ['cancel', 1, 6, number],
    ['cancel', 4, 10, number],
  ])
  const people = await db
    .selectFrom('stock_movements')
    .select('staff_id')
    .where('variant_id', '=', shop.variantId)
    .orderBy('id')
    .execute()
  expect(people.map(({ staff_id }) => staff_id)).toEqual([null, null, by.id, by.id, null])
})

test('an ended hold gives the pieces back, and a payment that comes late takes them again', async () => {
  const { db } = shop
  const { order, payment, bankId } = await orderAtBank(db, shop.services, {
    productId: shop.productId,
    quantity: 4,
  })
  const number = String(order.id)
  await ageHolds(db, 21)
  await endHolds(db, shop.services)
  await actInSandbox(db, bankId, { act: 'pay', mode: 'normal' })
  await checkPayment(db, shop.services, { payment, kind: 'poll' })
  expect(await movements()).toEqual([
    opening,
    ['sale', -4, 6, number],
    ['cancel', 4, 10, number],
    ['sale', -4, 6, number],
  ])
})

test('an order that is refused leaves no movement', async () => {
  const { db } = shop
  const before = await movements()
  await expect(
    inTransaction(db, async (tx) => {
      const missing = await createProduct(tx, { sku: 'SCARCE', offers: [{ qty: 1 }] })
      const lines = [
        { variantId: shop.variantId, quantity: 2 },
        { variantId: missing.variantId, quantity: 2 },
      ]
      expect(await takeStock(tx, lines, saleOf(1))).toBe(false)
      throw new Error('too few')
    }),
  ).rejects.toThrow('too few')
  expect(await movements()).toEqual(before)
})

test('stock never falls below zero or exceeds its column, and a deleted variant is left out', async () => {
  await inTransaction(shop.db, async (tx) => {
    const move = (quantity: number, variantId = shop.variantId) =>
      moveStock(tx, [{ variantId, quantity }], { reason: 'correction' })
    expect(await move(-11)).toEqual([])
    expect(await move(2_147_483_647)).toEqual([])
    expect(await move(1, 2_000_000_000)).toEqual([])
    await returnStock(tx, [{ variantId: 2_000_000_000, quantity: 1 }], saleOf(1))
    expect(await move(-10)).toMatchObject([{ delta: -10, after: 0 }])
    expect(await move(2_147_483_647)).toMatchObject([{ after: 2_147_483_647 }])
  })
})

test('a saved product has its stock from its first save alone', async () => {
  const { db } = shop
  await createShop(db)
  const input = productInput('LEDGER', { variants: [{ sku: 'LEDGER', price: 900, qty: 6 }] })
  const id = await saveProduct(db, input)
  const variant = await db
    .selectFrom('variants')
    .select('id')
    .where('product_id', '=', id)
    .executeTakeFirstOrThrow()
  await saveProduct(db, { ...input, id, variants: [{ sku: 'LEDGER', price: 950, qty: 60 }] })
  expect(await movements(variant.id)).toEqual([['opening', 6, 6, null]])
})

test('the ledger is append-only', async () => {
  for (const change of [
    sql`update stock_movements set delta = 1`,
    sql`delete from stock_movements`,
  ])
    await expect(change.execute(shop.db)).rejects.toThrow('stock_movements is append-only')
})

test('a stock that somebody wrote past the ledger is found', async () => {
  const { db } = shop
  await db.updateTable('variants').set({ qty: 12 }).where('id', '=', shop.variantId).execute()
  expect(await checkStock(db)).toMatchObject([{ variant_id: shop.variantId, qty: 12, sum: 10 }])
  await db.updateTable('variants').set({ qty: 10 }).where('id', '=', shop.variantId).execute()
})
