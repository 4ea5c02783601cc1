import { testDatabase } from '@tsiran/db/testing'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { takeOverdueOrder } from '../orders/holds.ts'
import { actInSandbox, sandboxCall } from '../payments/providers/sandbox.ts'
import { ageHolds, bankOrderServices, createBankMethods, endHolds, orderAsGuest, paymentOf } from '../testing/bank.ts'
import { createCheckoutMethods, createProduct } from '../testing/fixtures.ts'
import { checkPayment } from './check-payment.ts'
import { endHold } from './end-hold.ts'
import { enterPayPage } from './enter-pay-page.ts'
import { openPayment } from './open-payment.ts'
import type { OrderServices } from './order-services.ts'

const database = testDatabase({ connections: 20 })
let services: OrderServices
let goods: { id: number; variantId: number }
let count = 0

beforeAll(async () => {
  services = bankOrderServices(database.db)
  await createCheckoutMethods(database.db)
  await createBankMethods(database.db)
})
beforeEach(async () => {
  goods = await createProduct(database.db, { sku: `HOLD-${++count}`, offers: [{ price: 1000, qty: 10 }] })
})

const stock = async () =>
  (await database.db.selectFrom('variants').select('qty').where('id', '=', goods.variantId).executeTakeFirstOrThrow()).qty
const statusOf = async (id: number) =>
  (await database.db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

/** An order whose buyer was given the way to the bank. */
async function readyToPay(method = 'ameriabank') {
  const { db } = database
  const placed = await orderAsGuest(db, services, goods.id, { quantity: 3, method })
  await openPayment(db, services, placed.order.id, 'hy')
  return { ...placed, payment: await paymentOf(db, placed.order.id) }
}

describe('goods are held', () => {
  test.each(['ameriabank', 'idram'])('five minutes for a buyer who never goes to %s', async (method) => {
    const { db } = database
    const { order } = await readyToPay(method)
    await ageHolds(db, 4)
    await endHolds(db, services)
    expect(await stock()).toBe(7)
    await ageHolds(db, 2)
    await endHolds(db, services)
    expect([await stock(), await statusOf(order.id)]).toEqual([10, 'pending_payment'])
  })

  test.each(['ameriabank', 'idram'] as const)('twenty minutes for one who went to %s, counted from the order', async (method) => {
    const { db } = database
    const { payment } = await readyToPay(method)
    await ageHolds(db, 4)
    expect((await enterPayPage(db, method, payment.key))?.id).toBe(payment.id)
    await ageHolds(db, 15)
    expect((await enterPayPage(db, method, payment.key))?.id).toBe(payment.id)
    await endHolds(db, services)
    expect(await stock()).toBe(7)
    await ageHolds(db, 2)
    await endHolds(db, services)
    expect(await stock()).toBe(10)
    expect(await enterPayPage(db, method, payment.key)).toBeUndefined()
  })

  test('by nobody’s guess: a key of another provider, or none, leads nowhere', async () => {
    const { db } = database
    const { payment } = await readyToPay()
    expect([await enterPayPage(db, 'idram', payment.key), await enterPayPage(db, 'ameriabank', '0'.repeat(32))]).toEqual([
      undefined,
      undefined,
    ])
  })

  test('and taken again for a payment that arrives though the page was never seen to open', async () => {
    const { db } = database
    const { order, payment } = await readyToPay()
    await ageHolds(db, 6)
    await endHolds(db, services)
    await actInSandbox(db, payment.bank_id!, 'pay', 'normal')
    await checkPayment(db, services, payment, 'poll')
    expect([await statusOf(order.id), await stock()]).toEqual(['pending', 7])
  })
})

describe('two servers and one hold', () => {
  test('end it once: the order waits on for its late payment', async () => {
    const { db } = database
    const { order } = await readyToPay()
    await ageHolds(db, 21)
    const due = (await takeOverdueOrder(db))!
    expect(await takeOverdueOrder(db)).toBeUndefined()
    // The lease of the first ran out while its bank was silent.
    await Promise.all(Array.from({ length: 5 }, () => endHold(db, services, due)))
    expect([await statusOf(order.id), (await paymentOf(db, order.id)).state, await stock()]).toEqual(['pending_payment', 'abandoned', 10])
  })

  test('leave it to a buyer who goes to the bank while they ask', async () => {
    const { db } = database
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

test('nothing is not paid at a bank', async () => {
  const { db } = database
  const { order } = await orderAsGuest(db, services, goods.id)
  await db.updateTable('orders').set({ sub_total: 0, shipping_amount: 0, grand_total: 0 }).where('id', '=', order.id).execute()
  await expect(openPayment(db, services, order.id, 'hy')).rejects.toMatchObject({ code: 'payment_unavailable' })
})
