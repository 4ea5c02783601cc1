import { formatMoney } from '@tsiran/i18n/money'
import { beforeAll, describe, expect, test } from 'vitest'
import { creditLeft } from '../companies/credit.ts'
import { findOrder } from '../orders/read-order.ts'
import { listRefundsOf } from '../payments/refunds.ts'
import { mailsOf, orderAsGuest, paymentOf } from '../testing/bank.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript, createProduct } from '../testing/fixtures.ts'
import { findBrokenSums } from '../testing/order-sums.ts'
import { orderOnCredit, payOrder } from '../testing/paid-order.ts'
import { cancelOrder } from './cancel-order.ts'

const shop = bankShop()
const { stock, statusOf } = shop
beforeAll(() => createProduct(shop.db, { sku: '938', status: 'service', offers: [{ price: 100 }] }))

const placeCash = async (quantity: number, productId = shop.productId) =>
  (await orderAsGuest(shop.db, shop.services, { productId, quantity, method: 'cashondelivery' }))
    .order.id
const lineOf = async (id: number) => (await findOrder(shop.db, id)).lines[0]!
async function cancelPieces(id: number, quantity: number) {
  const lines = [{ line_id: (await lineOf(id)).id, quantity }]
  return cancelOrder(shop.db, shop.services, { id, note: 'not on the shelf', by: byScript, lines })
}

test('pieces go back to the stock, again and again, and the last ones cancel the order', async () => {
  const id = await placeCash(4)
  await cancelPieces(id, 1)
  await cancelPieces(id, 2)
  expect([await stock(), await statusOf(id)]).toEqual([9, 'pending'])
  expect(await findOrder(shop.db, id)).toMatchObject({
    sub_total: 1100,
    grand_total: 2100,
    version: 3,
  })
  expect(await lineOf(id)).toMatchObject({ quantity: 4, canceled: 3, total: 1000 })
  await cancelPieces(id, 1)
  expect([await stock(), await statusOf(id)]).toEqual([10, 'canceled'])
  expect(await findBrokenSums(shop.db)).toEqual([])
})

test('the buyer is mailed what changed, once for each change', async () => {
  const id = await placeCash(4)
  await cancelPieces(id, 1)
  await cancelPieces(id, 1)
  expect(await mailsOf(shop.db, id)).toEqual([
    'orderPlaced',
    'shopOrder',
    'orderChanged',
    'orderChanged',
  ])
  const { text } = await shop.db
    .selectFrom('mails')
    .select('text')
    .where('template', '=', 'orderChanged')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(text).toContain('× 3 → 2')
  expect(text).toContain(`new total is ${formatMoney(3100)}`)
})

describe('a line with boxes', () => {
  const placeBoxes = async (sku: string, quantity: number) => {
    const { id, variantId } = await createProduct(shop.db, {
      sku,
      offers: [{ price: 100, qty: 100, box_qty: 10, box_price: 800 }],
    })
    const order = await placeCash(quantity, id)
    await shop.db
      .updateTable('variants')
      .set({ price: 900, box_price: 8000 })
      .where('id', '=', variantId)
      .execute()
    return order
  }

  test('is priced by what it was ordered at, whatever the price is today', async () => {
    const id = await placeBoxes('BOX-1', 25)
    expect(await lineOf(id)).toMatchObject({ total: 2100 })
    await cancelPieces(id, 5)
    expect(await lineOf(id)).toMatchObject({ total: 1600 })
  })

  test('never costs more than before where a box breaks', async () => {
    const id = await placeBoxes('BOX-2', 20)
    await cancelPieces(id, 1)
    expect(await lineOf(id)).toMatchObject({ total: 1600 })
    await cancelPieces(id, 1)
    expect(await lineOf(id)).toMatchObject({ canceled: 2, total: 1600 })
    await cancelPieces(id, 8)
    expect(await lineOf(id)).toMatchObject({ canceled: 10, total: 800 })
    expect(await findBrokenSums(shop.db)).toEqual([])
  })
})

test('of a paid order a refund of the difference becomes due each time, and of a canceled one the rest', async () => {
  const { db } = shop
  const id = await payOrder(db, shop.services, { productId: shop.productId, quantity: 3 })
  await cancelPieces(id, 1)
  await cancelPieces(id, 1)
  expect([(await paymentOf(db, id)).state, (await paymentOf(db, id)).refund_total]).toEqual([
    'paid',
    2000,
  ])
  await cancelOrder(db, shop.services, { id, note: 'no courier', by: byScript })
  expect((await paymentOf(db, id)).state).toBe('refund_due')
  expect((await listRefundsOf(db, id)).map(({ amount, reason }) => [amount, reason])).toEqual([
    [1000, 'not on the shelf'],
    [1000, 'not on the shelf'],
    [2100, 'no courier'],
  ])
  expect([await stock(), await findBrokenSums(db)]).toEqual([10, []])
})

test('of an order on credit the credit comes back in part, and then the rest', async () => {
  const { db } = shop
  const { id, companyId } = await orderOnCredit(db, shop.services, {
    productId: shop.productId,
    quantity: 3,
    line: 10_000,
  })
  expect(await creditLeft(db, companyId)).toBe(5900)
  await cancelPieces(id, 2)
  expect([await creditLeft(db, companyId), await findBrokenSums(db)]).toEqual([7900, []])
  await cancelOrder(db, shop.services, { id, note: '', by: byScript })
  expect([await creditLeft(db, companyId), await findBrokenSums(db)]).toEqual([10_000, []])
})

test('wrong lines are refused and change nothing', async () => {
  const { db } = shop
  const [id, other] = [await placeCash(2), await placeCash(2)]
  const order = await findOrder(db, id)
  const [line, service] = order.lines
  const foreign = (await lineOf(other)).id
  const wrong = [
    [{ line_id: foreign, quantity: 1 }],
    [{ line_id: service!.id, quantity: 1 }],
    [{ line_id: line!.id, quantity: 3 }],
    [{ line_id: line!.id, quantity: 0 }],
    [{ line_id: line!.id, quantity: 1.5 }],
    [
      { line_id: line!.id, quantity: 1 },
      { line_id: line!.id, quantity: 1 },
    ],
  ]
  for (const lines of wrong)
    await expect(
      cancelOrder(db, shop.services, { id, note: '', by: byScript, lines }),
    ).rejects.toMatchObject({ code: 'validation_failed' })
  expect([await findOrder(db, id), await stock()]).toEqual([order, 6])
})

test('an order that waits for its payment is canceled as a whole alone', async () => {
  const { db } = shop
  const { order } = await orderAsGuest(db, shop.services, {
    productId: shop.productId,
    quantity: 2,
  })
  await expect(cancelPieces(order.id, 1)).rejects.toMatchObject({ code: 'conflict' })
  expect(await stock()).toBe(8)
})
