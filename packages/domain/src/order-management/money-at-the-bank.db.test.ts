import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { takeOverdueOrder } from '../orders/holds.ts'
import { GatewayUnreachableError } from '../payments/provider.ts'
import { actInSandbox, sandboxCall } from '../payments/providers/sandbox.ts'
import {
  afterQuestions,
  ageHolds,
  agePayment,
  askBanks,
  bankOrderServices,
  createBankMethods,
  endHolds,
  mailsOf,
  orderAtBank,
  paymentOf,
} from '../testing/bank.ts'
import { createCheckoutMethods, createProduct } from '../testing/fixtures.ts'
import { checkPayment } from './check-payment.ts'
import { endHold } from './end-hold.ts'
import { refundOrder } from './refund-order.ts'
import type { PaymentAlarm, OrderServices } from './order-services.ts'
import { settlePayment } from './settle-payment.ts'

const database = testDatabase({ connections: 20 })
const day = 24 * 60
let goods: { id: number; variantId: number }
let alarms: PaymentAlarm[] = []
let count = 0

/** Order services with the sandbox bank, but for what is changed in its answers about a payment. */
const saleWith = (change: (answer: Record<string, unknown>) => Record<string, unknown>): OrderServices => ({
  ...bankOrderServices(database.db, async (operation, body) => {
    const answer = await sandboxCall(database.db, 0)(operation, body)
    return operation === 'GetPaymentDetails' ? change(answer) : answer
  }),
  alarm: (alarm) => void alarms.push(alarm),
})
const honest = () => saleWith((answer) => answer)
const silent = () =>
  saleWith(() => {
    throw new GatewayUnreachableError('time-out')
  })

beforeAll(async () => {
  await createCheckoutMethods(database.db)
  await createBankMethods(database.db)
})
beforeEach(async () => {
  alarms = []
  goods = await createProduct(database.db, { sku: `BANK-${++count}`, offers: [{ price: 1000, qty: 10 }] })
})

const stock = async () =>
  (await database.db.selectFrom('variants').select('qty').where('id', '=', goods.variantId).executeTakeFirstOrThrow()).qty
const statusOf = async (id: number) =>
  (await database.db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

describe('a bank that says nothing for a day', () => {
  test('is asked hourly on, people are notified once, and the money it turns out to have delivers the order', async () => {
    const { db } = database
    const { order, payment, bankId } = await orderAtBank(db, silent(), goods.id)
    await actInSandbox(db, bankId, 'pay', 'normal')
    for (const minutes of [day + 1, 60, 60]) {
      await agePayment(db, payment.id, minutes)
      await askBanks(db, silent())
      expect([await statusOf(order.id), (await paymentOf(db, order.id)).state]).toEqual(['pending_payment', 'open'])
    }
    const { rows } = await sql<{ minutes: number }>`
      select round(extract(epoch from ask_at - created_at) / 60)::int as minutes from payments where id = ${payment.id}`.execute(db)
    expect(rows[0]!.minutes).toBe(day + 180)
    expect(await mailsOf(db, order.id)).toEqual(['shopUnclear'])
    expect(alarms).toEqual([{ kind: 'payment_unclear', order: order.id, payment: payment.id }])
    await agePayment(db, payment.id, 60)
    await askBanks(db, honest())
    expect([await statusOf(order.id), (await paymentOf(db, order.id)).state]).toEqual(['pending', 'paid'])
  })

  test.each([
    ['it refuses the shop’s password', { ResponseCode: '20', ResponseMessage: 'Invalid credentials', OrderStatus: undefined }],
    ['it says paid with the code of a failure', { OrderStatus: 2, ResponseCode: '0116', DepositedAmount: 2000 }],
    ['it says a status that nobody knows', { OrderStatus: 77 }],
  ])('because %s has not said that nothing was paid', async (_why, answer) => {
    const { db } = database
    const odd = saleWith((said) => ({ ...said, ...answer }))
    const { order, payment } = await orderAtBank(db, odd, goods.id)
    await agePayment(db, payment.id, day + 1)
    await askBanks(db, odd)
    expect([await statusOf(order.id), (await paymentOf(db, order.id)).state]).toEqual(['pending_payment', 'open'])
    expect(alarms).toHaveLength(1)
  })

  test('because the shop no longer has it is not taken for a no', async () => {
    const { db } = database
    const { order, payment } = await orderAtBank(db, honest(), goods.id)
    await agePayment(db, payment.id, day + 1)
    const without = { ...honest(), providers: new Map() }
    await askBanks(db, without)
    expect([await statusOf(order.id), (await paymentOf(db, order.id)).state, alarms.length]).toEqual(['pending_payment', 'open', 1])
  })

  test('but says then that nothing was paid ends the order', async () => {
    const { db } = database
    const { order, payment } = await orderAtBank(db, honest(), goods.id)
    await agePayment(db, payment.id, day + 1)
    await askBanks(db, honest())
    expect([await statusOf(order.id), (await paymentOf(db, order.id)).state, await stock()]).toEqual(['canceled', 'expired', 10])
    expect(alarms).toEqual([])
  })
})

describe('money that is not what was asked for', () => {
  test.each([
    ['another amount', { Amount: 1, DepositedAmount: 1 }],
    ['less deposited than ordered', { DepositedAmount: 500 }],
    ['more deposited than ordered', { DepositedAmount: 50_000 }],
    ['another currency', { Currency: '840' }],
    ['the number of another payment', { OrderID: 999_999 }],
  ])('%s is to be returned, once, and people are notified', async (_what, lie) => {
    const { db } = database
    const odd = saleWith((answer) => ({ ...answer, ...lie }))
    const { order, payment, bankId } = await orderAtBank(db, odd, goods.id)
    await actInSandbox(db, bankId, 'pay', 'normal')
    for (let time = 0; time < 3; time++) {
      await checkPayment(db, odd, payment, 'return')
      await afterQuestions(db)
    }
    expect([await statusOf(order.id), (await paymentOf(db, order.id)).state, await stock()]).toEqual(['canceled', 'refund_due', 10])
    expect(await mailsOf(db, order.id)).toEqual(['shopMismatch'])
    expect(alarms).toEqual([{ kind: 'payment_mismatch', order: order.id, payment: payment.id }])
  })

  test('goes back as what it is', async () => {
    const { db } = database
    let returned: unknown
    const half = bankOrderServices(db, async (operation, body) => {
      if (operation === 'RefundPayment') returned = body['Amount']
      const answer = operation === 'RefundPayment' ? { ResponseCode: '00' } : await sandboxCall(db, 0)(operation, body)
      return operation === 'GetPaymentDetails' ? { ...answer, DepositedAmount: 500 } : answer
    })
    const { order, payment, bankId } = await orderAtBank(db, half, goods.id)
    await actInSandbox(db, bankId, 'pay', 'normal')
    await checkPayment(db, half, payment, 'return')
    expect([await refundOrder(db, half, order.id), returned]).toEqual(['refunded', 500])
  })

  test('does not undo a payment that fitted before', async () => {
    const { db } = database
    const { order, payment, bankId } = await orderAtBank(db, honest(), goods.id)
    await actInSandbox(db, bankId, 'pay', 'normal')
    await checkPayment(db, honest(), payment, 'return')
    const { amount } = payment
    await settlePayment(db, honest(), payment, {
      state: 'paid',
      amount,
      received: 1,
      currency: '051',
      number: String(payment.id),
      details: {},
    })
    expect([await statusOf(order.id), (await paymentOf(db, order.id)).state]).toEqual(['pending', 'paid'])
  })
})

describe('a bank that is asked', () => {
  test('hears of a payment once in a few seconds, however many ask at once', async () => {
    const { db } = database
    let questions = 0
    const counting = saleWith((answer) => {
      questions++
      return answer
    })
    const { payment } = await orderAtBank(db, counting, goods.id)
    await Promise.all(Array.from({ length: 30 }, () => checkPayment(db, counting, payment, 'return')))
    expect(questions).toBe(1)
    await afterQuestions(db)
    await checkPayment(db, counting, payment, 'return')
    expect(questions).toBe(2)
  })

  test('fills no books, however often', async () => {
    const { db } = database
    const { payment } = await orderAtBank(db, honest(), goods.id)
    for (let time = 0; time < 220; time++) {
      await afterQuestions(db)
      await checkPayment(db, honest(), payment, 'return')
    }
    const { rows } = await sql`select id from payment_events where payment_id = ${payment.id}`.execute(db)
    expect(rows).toHaveLength(200)
  })

  test('and answers what no database takes stops neither this order nor another one', async () => {
    const { db } = database
    const foul = saleWith((answer) => ({ ...answer, TrxnDescription: `\u0000\ud800${'x'.repeat(197)}😀`, rrn: '\udc00' }))
    const first = await orderAtBank(db, foul, goods.id)
    const second = await orderAtBank(db, foul, goods.id)
    await actInSandbox(db, first.bankId, 'pay', 'normal')
    await ageHolds(db, 21)
    await endHolds(db, foul)
    expect([await statusOf(first.order.id), await statusOf(second.order.id), await stock()]).toEqual(['pending', 'pending_payment', 9])
  })

  test('and breaks the shop’s own code leaves the order to a lease, and the next one is taken', async () => {
    const { db } = database
    const broken = saleWith(() => {
      throw new TypeError('not foreseen')
    })
    await orderAtBank(db, broken, goods.id)
    await orderAtBank(db, broken, goods.id)
    await ageHolds(db, 21)
    const taken = [await takeOverdueOrder(db), await takeOverdueOrder(db)]
    expect(new Set(taken.map((order) => order?.id)).size).toBe(2)
    await expect(endHold(db, broken, taken[0]!)).rejects.toThrow(TypeError)
    await endHold(db, honest(), taken[1]!)
    expect([await stock(), await takeOverdueOrder(db)]).toEqual([9, undefined])
  })
})
