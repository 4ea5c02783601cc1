import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { takeOverdueOrder } from '../orders/holds.ts'
import { GatewayUnreachableError } from '../payments/provider.ts'
import { sandboxCall } from '../payments/providers/sandbox-call.ts'
import { actInSandbox } from '../payments/providers/sandbox-payments.ts'
import {
  afterQueries,
  ageHolds,
  agePayment,
  queryDuePayments,
  bankOrderServices,
  endHolds,
  mailsOf,
  orderAtBank,
  paymentOf,
} from '../testing/bank.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript } from '../testing/fixtures.ts'
import { checkPayment } from './check-payment.ts'
import { endHold } from './end-hold.ts'
import { refundOrder } from './refund-order.ts'
import type { PaymentAlarm, OrderServices } from './order-services.ts'
import { settlePayment } from './settle-payment.ts'

const shop = bankShop()
const { stock, statusOf } = shop
const day = 24 * 60
let alarms: PaymentAlarm[] = []

/** Order services with the sandbox bank, whose reports on a payment are changed. */
const servicesWith = (
  change: (answer: Record<string, unknown>) => Record<string, unknown>,
): OrderServices => ({
  ...bankOrderServices(shop.db, async (operation, body) => {
    const answer = await sandboxCall(shop.db, 0)(operation, body)
    return operation === 'GetPaymentDetails' ? change(answer) : answer
  }),
  alarm: (alarm) => void alarms.push(alarm),
})
const honest = () => servicesWith((answer) => answer)
const silent = () =>
  servicesWith(() => {
    throw new GatewayUnreachableError('time-out')
  })

beforeEach(() => {
  alarms = []
})

describe('a bank that says nothing for a day', () => {
  test('is queried hourly, one alert is sent, and a late report of the payment delivers the order', async () => {
    const { db } = shop
    const { order, payment, bankId } = await orderAtBank(db, silent(), {
      productId: shop.productId,
    })
    await actInSandbox(db, bankId, { act: 'pay', mode: 'normal' })
    for (const minutes of [day + 1, 60, 60]) {
      await agePayment(db, payment.id, minutes)
      await queryDuePayments(db, silent())
      expect([await statusOf(order.id), (await paymentOf(db, order.id)).state]).toEqual([
        'pending_payment',
        'open',
      ])
    }
    const { rows } = await sql<{ minutes: number }>`
      select round(extract(epoch from ask_at - created_at) / 60)::int as minutes from payments where id = ${payment.id}`.execute(
      db,
    )
    expect(rows[0]!.minutes).toBe(day + 180)
    expect(await mailsOf(db, order.id)).toEqual(['shopUnclear'])
    expect(alarms).toEqual([{ kind: 'payment_unclear', order: order.id, payment: payment.id }])
    await agePayment(db, payment.id, 60)
    await queryDuePayments(db, honest())
    expect([await statusOf(order.id), (await paymentOf(db, order.id)).state]).toEqual([
      'pending',
      'paid',
    ])
  })

  test.each([
    [
      'it refuses the shop’s password',
      { ResponseCode: '20', ResponseMessage: 'Invalid credentials', OrderStatus: undefined },
    ],
    [
      'it reports a payment with the code of a failure',
      { OrderStatus: 2, ResponseCode: '0116', DepositedAmount: 2000 },
    ],
    ['it reports an unknown status', { OrderStatus: 77 }],
  ])('because %s does not count as reporting no payment', async (_why, answer) => {
    const { db } = shop
    const odd = servicesWith((report) => ({ ...report, ...answer }))
    const { order, payment } = await orderAtBank(db, odd, { productId: shop.productId })
    await agePayment(db, payment.id, day + 1)
    await queryDuePayments(db, odd)
    expect([await statusOf(order.id), (await paymentOf(db, order.id)).state]).toEqual([
      'pending_payment',
      'open',
    ])
    expect(alarms).toHaveLength(1)
  })

  test('because the shop has no such provider any more does not count either', async () => {
    const { db } = shop
    const { order, payment } = await orderAtBank(db, honest(), { productId: shop.productId })
    await agePayment(db, payment.id, day + 1)
    const without = { ...honest(), providers: new Map() }
    await queryDuePayments(db, without)
    expect([
      await statusOf(order.id),
      (await paymentOf(db, order.id)).state,
      alarms.length,
    ]).toEqual(['pending_payment', 'open', 1])
  })

  test('but then reports no payment ends the order', async () => {
    const { db } = shop
    const { order, payment } = await orderAtBank(db, honest(), { productId: shop.productId })
    await agePayment(db, payment.id, day + 1)
    await queryDuePayments(db, honest())
    expect([
      await statusOf(order.id),
      (await paymentOf(db, order.id)).state,
      await stock(),
    ]).toEqual(['canceled', 'expired', 10])
    expect(alarms).toEqual([])
  })
})

describe('a payment that does not match the order', () => {
  test.each([
    ['another amount', { Amount: 1, DepositedAmount: 1 }],
    ['a deposit below the total', { DepositedAmount: 500 }],
    ['a deposit above the total', { DepositedAmount: 50_000 }],
    ['another currency', { Currency: '840' }],
    ['the number of another payment', { OrderID: 999_999 }],
  ])('with %s becomes due for a refund, once, with an alert', async (_what, change) => {
    const { db } = shop
    const odd = servicesWith((answer) => ({ ...answer, ...change }))
    const { order, payment, bankId } = await orderAtBank(db, odd, { productId: shop.productId })
    await actInSandbox(db, bankId, { act: 'pay', mode: 'normal' })
    for (let time = 0; time < 3; time++) {
      await checkPayment(db, odd, { payment, kind: 'return' })
      await afterQueries(db)
    }
    expect([
      await statusOf(order.id),
      (await paymentOf(db, order.id)).state,
      await stock(),
    ]).toEqual(['canceled', 'refund_due', 10])
    expect(await mailsOf(db, order.id)).toEqual(['shopMismatch'])
    expect(alarms).toEqual([{ kind: 'payment_mismatch', order: order.id, payment: payment.id }])
  })

  test('is refunded in the amount that was paid', async () => {
    const { db } = shop
    let refunded: unknown
    const half = bankOrderServices(db, async (operation, body) => {
      if (operation === 'RefundPayment') refunded = body['Amount']
      const answer =
        operation === 'RefundPayment'
          ? { ResponseCode: '00' }
          : await sandboxCall(db, 0)(operation, body)
      return operation === 'GetPaymentDetails' ? { ...answer, DepositedAmount: 500 } : answer
    })
    const { order, payment, bankId } = await orderAtBank(db, half, { productId: shop.productId })
    await actInSandbox(db, bankId, { act: 'pay', mode: 'normal' })
    await checkPayment(db, half, { payment, kind: 'return' })
    expect([await refundOrder(db, half, { id: order.id, by: byScript }), refunded]).toEqual([
      'refunded',
      500,
    ])
  })

  test('does not undo an earlier payment that matched', async () => {
    const { db } = shop
    const { order, payment, bankId } = await orderAtBank(db, honest(), {
      productId: shop.productId,
    })
    await actInSandbox(db, bankId, { act: 'pay', mode: 'normal' })
    await checkPayment(db, honest(), { payment, kind: 'return' })
    const { amount } = payment
    await settlePayment(db, honest(), {
      payment,
      report: {
        state: 'paid',
        amount,
        received: 1,
        currency: '051',
        number: String(payment.id),
        details: {},
      },
    })
    expect([await statusOf(order.id), (await paymentOf(db, order.id)).state]).toEqual([
      'pending',
      'paid',
    ])
  })
})

describe('queries to a bank', () => {
  test('run once in a few seconds for one payment, however many calls run at once', async () => {
    const { db } = shop
    let queries = 0
    const counting = servicesWith((answer) => {
      queries++
      return answer
    })
    const { payment } = await orderAtBank(db, counting, { productId: shop.productId })
    await Promise.all(
      Array.from({ length: 30 }, () => checkPayment(db, counting, { payment, kind: 'return' })),
    )
    expect(queries).toBe(1)
    await afterQueries(db)
    await checkPayment(db, counting, { payment, kind: 'return' })
    expect(queries).toBe(2)
  })

  test('stop recording events at an upper bound', async () => {
    const { db } = shop
    const { payment } = await orderAtBank(db, honest(), { productId: shop.productId })
    for (let time = 0; time < 220; time++) {
      await afterQueries(db)
      await checkPayment(db, honest(), { payment, kind: 'return' })
    }
    const { rows } =
      await sql`select id from payment_events where payment_id = ${payment.id}`.execute(db)
    expect(rows).toHaveLength(200)
  })

  test('with an answer that no database stores stop neither this order nor another one', async () => {
    const { db } = shop
    const malformed = servicesWith((answer) => ({
      ...answer,
      TrxnDescription: `\u0000\ud800${'x'.repeat(197)}😀`,
      rrn: '\udc00',
    }))
    const first = await orderAtBank(db, malformed, { productId: shop.productId })
    const second = await orderAtBank(db, malformed, { productId: shop.productId })
    await actInSandbox(db, first.bankId, { act: 'pay', mode: 'normal' })
    await ageHolds(db, 21)
    await endHolds(db, malformed)
    expect([
      await statusOf(first.order.id),
      await statusOf(second.order.id),
      await stock(),
    ]).toEqual(['pending', 'pending_payment', 9])
  })

  test('with an answer that breaks the shop’s code leave the order to its lease, and the next one is taken', async () => {
    const { db } = shop
    const broken = servicesWith(() => {
      throw new TypeError('unexpected')
    })
    await orderAtBank(db, broken, { productId: shop.productId })
    await orderAtBank(db, broken, { productId: shop.productId })
    await ageHolds(db, 21)
    const taken = [await takeOverdueOrder(db), await takeOverdueOrder(db)]
    expect(new Set(taken.map((order) => order?.id)).size).toBe(2)
    await expect(endHold(db, broken, taken[0]!)).rejects.toThrow(TypeError)
    await endHold(db, honest(), taken[1]!)
    expect([await stock(), await takeOverdueOrder(db)]).toEqual([9, undefined])
  })
})
