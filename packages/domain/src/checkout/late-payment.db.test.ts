import { testDatabase } from '@tsiran/db/testing'
import { inTransaction } from '@tsiran/db/transaction'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mergeCarts } from '../cart/merge-carts.ts'
import { type CartOwner, asGuest } from '../shared/viewer.ts'
import { readCart } from '../cart/read-cart.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { transitionOrder } from '../orders/order-status.ts'
import { actInSandbox } from '../payments/providers/sandbox.ts'
import {
  afterQuestions,
  ageHolds,
  bankOrderServices,
  createBankMethods,
  endHolds,
  mailsOf,
  orderAtBank,
  orderAsGuest,
  paymentOf,
} from '../testing/bank.ts'
import { createCheckoutMethods, createProduct, createPerson } from '../testing/fixtures.ts'
import { cancelOrder } from '../order-management/cancel-order.ts'
import { checkPayment } from '../order-management/check-payment.ts'
import { openPayment } from '../order-management/open-payment.ts'
import { placeOrder } from './place-order.ts'
import type { OrderServices } from '../order-management/order-services.ts'
import { savePayment } from './save-payment.ts'
import { retakeStock } from '../order-management/stock-of-order.ts'
import { giveUpOrder } from '../order-management/unpaid-order.ts'

const database = testDatabase({ connections: 20 })
const viewer = asGuest('en')
let services: OrderServices
let goods: { id: number; variantId: number }
let count = 0

beforeAll(async () => {
  services = bankOrderServices(database.db)
  await createCheckoutMethods(database.db)
  await createBankMethods(database.db)
})
beforeEach(async () => {
  goods = await createProduct(database.db, { sku: `LATE-${++count}`, offers: [{ price: 1000, qty: 10 }] })
})

const stock = async () =>
  (await database.db.selectFrom('variants').select('qty').where('id', '=', goods.variantId).executeTakeFirstOrThrow()).qty
const statusOf = async (id: number) =>
  (await database.db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
const giveUp = async (owner: CartOwner) => {
  await giveUpOrder(database.db, services, owner)
  await afterQuestions(database.db)
}
const holdOver = async () => {
  await ageHolds(database.db, 21)
  await endHolds(database.db, services)
}
const orderAgain = async (owner: CartOwner, method: string) => {
  await savePayment(database.db, owner, method, viewer, services)
  return placeOrder(database.db, { owner, viewer, services })
}
/** The buyer pays on the bank's page that was left open. */
const payLate = async ({ bankId, payment }: Pick<Awaited<ReturnType<typeof orderAtBank>>, 'bankId' | 'payment'>) => {
  expect(await actInSandbox(database.db, bankId, 'pay', 'normal')).toBe(true)
  await checkPayment(database.db, services, payment, 'poll')
}

describe('a payment that comes late, after the same cart was ordered again', () => {
  test.each([
    ['given up by the buyer', giveUp],
    ['ended by the clock', holdOver],
  ])('does not deliver the order that was %s: its money is to be returned', async (_how, end) => {
    const { db } = database
    const first = await orderAtBank(db, services, goods.id, 3)
    await end(first.owner)
    const second = await orderAgain(first.owner, 'cashondelivery')
    await payLate(first)
    expect([await statusOf(first.order.id), await statusOf(second.id), await stock()]).toEqual(['canceled', 'pending', 7])
    expect((await paymentOf(db, first.order.id)).state).toBe('refund_due')
    expect(await mailsOf(db, first.order.id)).toEqual(['shopRefund'])
  })

  test('does not either where the second try waits at the bank, and where it was delivered by a third', async () => {
    const { db } = database
    const first = await orderAtBank(db, services, goods.id, 3)
    await giveUp(first.owner)
    const second = await orderAgain(first.owner, 'ameriabank')
    await openPayment(db, services, second.id, 'en')
    await giveUp(first.owner)
    const third = await orderAgain(first.owner, 'cashondelivery')
    await payLate(first)
    expect([await statusOf(first.order.id), await statusOf(third.id), await stock()]).toEqual(['canceled', 'pending', 7])
    expect((await paymentOf(db, first.order.id)).state).toBe('refund_due')
  })

  test('does not where the guest signed in before ordering it as a customer', async () => {
    const { db } = database
    const first = await orderAtBank(db, services, goods.id, 3)
    await giveUp(first.owner)
    const customerId = await createPerson(db, `late-${count}@example.am`)
    await inTransaction(db, (tx) => mergeCarts(tx, { ...(first.owner as { apiToken: string }), customerId, locale: 'en' }))
    const cart = await readCart(db, { customerId }, viewer)
    await db.updateTable('carts').set({ status: 'ordered' }).where('id', '=', cart!.id).execute()
    await payLate(first)
    expect((await paymentOf(db, first.order.id)).state).toBe('refund_due')
  })

  test('delivers where the cart lies there unordered, and takes it away; a repeated order call finds the order', async () => {
    const { db } = database
    const first = await orderAtBank(db, services, goods.id, 3)
    await giveUp(first.owner)
    await payLate(first)
    expect([await statusOf(first.order.id), await stock(), await readCart(db, first.owner, viewer)]).toEqual(['pending', 7, null])
    expect((await first.place()).id).toBe(first.order.id)
  })

  test('never leads to both, whichever comes first', async () => {
    const { db } = database
    for (let time = 0; time < 8; time++) {
      const cup = await createProduct(db, { sku: `RACE-${count}-${time}`, offers: [{ price: 1000, qty: 10 }] })
      const first = await orderAtBank(db, services, cup.id, 3)
      await giveUp(first.owner)
      await savePayment(db, first.owner, 'cashondelivery', viewer, services)
      await actInSandbox(db, first.bankId, 'pay', 'normal')
      await Promise.all([first.place(), checkPayment(db, services, first.payment, 'poll')])
      const rows = await db.selectFrom('orders').select('id').where('status', '=', 'pending').where('id', '>=', first.order.id).execute()
      expect(rows).toHaveLength(1)
    }
  })
})

describe('a canceled order', () => {
  test('is told of again where it lived again in between', async () => {
    const { db } = database
    const { order } = await orderAsGuest(db, services, goods.id, { method: 'cashondelivery' })
    await cancelOrder(db, services, order.id, '')
    await inTransaction(db, async (tx) => {
      await transitionOrder(tx, order.id, { to: 'pending', actor: 'bank' })
      await retakeStock(tx, await lockOrder(tx, order.id))
    })
    await cancelOrder(db, services, order.id, '')
    expect((await mailsOf(db, order.id)).filter((template) => template.startsWith('orderCanceled'))).toHaveLength(2)
  })

  test('that was to be paid at the door owes nothing, and says so; one that a bank was asked for does not', async () => {
    const { db } = database
    const { order } = await orderAsGuest(db, services, goods.id, { method: 'cashondelivery' })
    expect(await cancelOrder(db, services, order.id, '')).toEqual({ viaBank: false })
    expect(await mailsOf(db, order.id)).toEqual(['orderPlaced', 'shopOrder', 'orderCanceledUnpaid'])
    const { text } = await db.selectFrom('mails').select('text').where('template', '=', 'orderCanceledUnpaid').executeTakeFirstOrThrow()
    expect(text).toContain('There is nothing to pay.')
    const card = await orderAtBank(db, services, goods.id)
    expect(await cancelOrder(db, services, card.order.id, '')).toEqual({ viaBank: true })
    expect(await mailsOf(db, card.order.id)).toEqual(['orderCanceled'])
  })
})
