import { describe, expect, test } from 'vitest'
import { takeOverdueOrder } from '../orders/holds.ts'
import { sandboxCall } from '../payments/providers/sandbox-call.ts'
import { actInSandbox } from '../payments/providers/sandbox-payments.ts'
import { ageHolds, bankOrderServices, endHolds, orderAsGuest, paymentOf } from '../testing/bank.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { checkPayment } from './check-payment.ts'
import { endHold } from './end-hold.ts'
import { enterPayPage } from './enter-pay-page.ts'
import { openPayment } from './open-payment.ts'

const shop = bankShop()
const { stock, statusOf } = shop

/** An order whose buyer has the link to the bank. */
async function readyToPay(method = 'ameriabank') {
  const { db } = shop
  const placed = await orderAsGuest(db, shop.services, {
    productId: shop.productId,
    quantity: 3,
    method,
  })
  await openPayment(db, shop.services, { orderId: placed.order.id, locale: 'hy' })
  return { ...placed, payment: await paymentOf(db, placed.order.id) }
}

describe('stock is held', () => {
  test.each(['ameriabank', 'idram'])(
    'five minutes for a buyer who never opens %s',
    async (method) => {
      const { db } = shop
      const { order } = await readyToPay(method)
      await ageHolds(db, 4)
      await endHolds(db, shop.services)
      expect(await stock()).toBe(7)
      await ageHolds(db, 2)
      await endHolds(db, shop.services)
      expect([await stock(), await statusOf(order.id)]).toEqual([10, 'pending_payment'])
    },
  )

  test.each(['ameriabank', 'idram'] as const)(
    'twenty minutes for one who opened %s, counted from the order',
    async (method) => {
      const { db } = shop
      const { payment } = await readyToPay(method)
      await ageHolds(db, 4)
      expect((await enterPayPage(db, method, payment.key))?.id).toBe(payment.id)
      await ageHolds(db, 15)
      expect((await enterPayPage(db, method, payment.key))?.id).toBe(payment.id)
      await endHolds(db, shop.services)
      expect(await stock()).toBe(7)
      await ageHolds(db, 2)
      await endHolds(db, shop.services)
      expect(await stock()).toBe(10)
      expect(await enterPayPage(db, method, payment.key)).toBeUndefined()
    },
  )

  test('but not for a key of another provider or an unknown one', async () => {
    const { db } = shop
    const { payment } = await readyToPay()
    expect([
      await enterPayPage(db, 'idram', payment.key),
      await enterPayPage(db, 'ameriabank', '0'.repeat(32)),
    ]).toEqual([undefined, undefined])
  })

  test('and taken again for a payment whose page was not recorded as opened', async () => {
    const { db } = shop
    const { order, payment } = await readyToPay()
    await ageHolds(db, 6)
    await endHolds(db, shop.services)
    await actInSandbox(db, payment.bank_id!, { act: 'pay', mode: 'normal' })
    await checkPayment(db, shop.services, { payment, kind: 'poll' })
    expect([await statusOf(order.id), await stock()]).toEqual(['pending', 7])
  })
})

describe('two servers with one hold', () => {
  test('end it once, and the order goes on waiting for a late payment', async () => {
    const { db } = shop
    const { order } = await readyToPay()
    await ageHolds(db, 21)
    const due = (await takeOverdueOrder(db))!
    expect(await takeOverdueOrder(db)).toBeUndefined()
    // The first server's lease expired while its bank was silent.
    await Promise.all(Array.from({ length: 5 }, () => endHold(db, shop.services, due)))
    expect([
      await statusOf(order.id),
      (await paymentOf(db, order.id)).state,
      await stock(),
    ]).toEqual(['pending_payment', 'abandoned', 10])
  })

  test('keep it for a buyer who opens the bank’s page during the query', async () => {
    const { db } = shop
    const { payment } = await readyToPay()
    await ageHolds(db, 6)
    const due = (await takeOverdueOrder(db))!
    const meanwhile = bankOrderServices(db, async (operation, body) => {
      await enterPayPage(db, 'ameriabank', payment.key)
      return sandboxCall(db, 0)(operation, body)
    })
    await endHold(db, meanwhile, due)
    expect([await stock(), (await paymentOf(db, payment.order_id)).state]).toEqual([7, 'open'])
  })
})

test('an order with a total of 0 is not paid at a bank', async () => {
  const { db } = shop
  const { order } = await orderAsGuest(db, shop.services, { productId: shop.productId })
  await db
    .updateTable('orders')
    .set({ sub_total: 0, shipping_amount: 0, grand_total: 0 })
    .where('id', '=', order.id)
    .execute()
  await expect(
    openPayment(db, shop.services, { orderId: order.id, locale: 'hy' }),
  ).rejects.toMatchObject({ code: 'payment_unavailable' })
})
