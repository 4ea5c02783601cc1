import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { findOrder } from '../orders/read-order.ts'
import { inTransaction } from '@tsiran/db/transaction'
import { listPaymentsOf, type Payment } from '../payments/payment-rows.ts'
import { listRefundsOf, requireRefund } from '../payments/refunds.ts'
import { GatewayUnreachableError } from '../payments/provider.ts'
import { sandboxCall } from '../payments/providers/sandbox-call.ts'
import { bankOrderServices, mailsOf, orderAsGuest, paymentOf } from '../testing/bank.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript } from '../testing/fixtures.ts'
import { findBrokenSums } from '../testing/order-sums.ts'
import { payOrder } from '../testing/paid-order.ts'
import { advanceOrder } from './advance-order.ts'
import { cancelOrder } from './cancel-order.ts'
import { confirmRefund } from './confirm-refund.ts'
import { refundOrder } from './refund-order.ts'

const shop = bankShop()
const { statusOf } = shop
const by = byScript

/** A delivered order of 5000 drams, paid by card. */
async function deliver(): Promise<number> {
  const id = await payOrder(shop.db, shop.services, { productId: shop.productId, quantity: 4 })
  await advanceOrder(shop.db, shop.services, { id, to: 'completed', by })
  return id
}
const refund = (id: number, amount?: number, services = shop.services) =>
  refundOrder(shop.db, services, {
    id,
    by,
    reason: 'broken',
    ...(amount !== undefined && { amount }),
  })
/** The refusal of more than can be refunded. */
const above = (amount: string) => ({
  code: 'validation_failed',
  details: { fields: { amount: [{ key: 'moreThanRefundable', values: { amount } }] } },
})
const refundsOf = async (id: number) =>
  (await listRefundsOf(shop.db, id)).map(({ amount, state, by_hand }) => [
    amount,
    state,
    ...(by_hand ? ['by hand'] : []),
  ])
const atBank = async (id: number) => {
  const { bank_id } = await paymentOf(shop.db, id)
  const { rows } = await sql<{ status: number; refunded: number }>`
    select status, refunded from sandbox_payments where id::text = lower(${bank_id})`.execute(
    shop.db,
  )
  return [rows[0]!.status, rows[0]!.refunded]
}

describe('a delivered order', () => {
  test('is refunded in parts, never beyond what was paid, and closed with the last one', async () => {
    const id = await deliver()
    expect([await refund(id, 1500), await refund(id, 2000)]).toEqual(['refunded', 'refunded'])
    expect([await statusOf(id), (await paymentOf(shop.db, id)).state, await atBank(id)]).toEqual([
      'completed',
      'paid',
      [2, 3500],
    ])
    await expect(refund(id, 1501)).rejects.toMatchObject(above('1\u00a0500\u00a0֏'))
    expect(await refund(id)).toBe('refunded')
    expect([await statusOf(id), (await paymentOf(shop.db, id)).state, await atBank(id)]).toEqual([
      'closed',
      'refunded',
      [4, 5000],
    ])
    await expect(refund(id, 1)).rejects.toMatchObject({ code: 'conflict' })
    expect(await refundsOf(id)).toEqual([
      [1500, 'refunded'],
      [2000, 'refunded'],
      [1500, 'refunded'],
    ])
    expect(
      (await mailsOf(shop.db, id)).filter((template) => template === 'orderClosed'),
    ).toHaveLength(1)
  })

  test('that a bank refuses to refund is refunded by hand', async () => {
    const id = await deliver()
    const refusing = bankOrderServices(shop.db, async (operation, body) =>
      operation === 'RefundPayment'
        ? { ResponseCode: '07', ResponseMessage: 'no' }
        : sandboxCall(shop.db, 0)(operation, body),
    )
    expect(await refund(id, 1500, refusing)).toBe('refused')
    expect(await refundsOf(id)).toEqual([
      [1500, 'refused'],
      [1500, 'due', 'by hand'],
    ])
    await confirmRefund(shop.db, shop.services, { id, by })
    expect([await refundsOf(id), await statusOf(id)]).toEqual([
      [
        [1500, 'refused'],
        [1500, 'refunded', 'by hand'],
      ],
      'completed',
    ])
    await expect(confirmRefund(shop.db, shop.services, { id, by })).rejects.toMatchObject({
      code: 'conflict',
    })
    expect(await findBrokenSums(shop.db)).toEqual([])
  })
})

test('the money of an order that will be delivered stays, but for what is due', async () => {
  const id = await payOrder(shop.db, shop.services, { productId: shop.productId, quantity: 4 })
  await expect(refund(id, 1)).rejects.toMatchObject({ code: 'conflict' })
  const [line] = (await findOrder(shop.db, id)).lines
  for (const quantity of [1, 2])
    await cancelOrder(shop.db, shop.services, {
      id,
      by,
      note: '',
      lines: [{ line_id: line!.id, quantity }],
    })
  await expect(refund(id, 3001)).rejects.toMatchObject(above('3\u00a0000\u00a0֏'))
  expect(await refund(id, 1200)).toBe('refunded')
  expect(await refundsOf(id)).toEqual([
    [1800, 'due'],
    [1200, 'refunded'],
  ])
  expect([await statusOf(id), await findBrokenSums(shop.db)]).toEqual(['pending', []])
})

/** The buyer of an order has paid it at another of its pay pages, too: all of that is due. Returns the payment's number. */
async function payTwice(orderId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with bank as (
      insert into sandbox_payments (order_id, amount, currency, description, back_url, status, expires_at)
      select order_id + 1000000, amount, currency, description, back_url, status, expires_at from sandbox_payments
      where id::text = (select lower(bank_id) from payments where order_id = ${orderId}) returning id
    )
    insert into payments (order_id, provider, state, amount, key, bank_id)
    select order_id, provider, 'open', amount, md5(key), upper(bank.id::text) from payments, bank where order_id = ${orderId}
    returning id`.execute(shop.db)
  const payment = { id: rows[0]!.id } as Payment
  const isDue = await inTransaction(shop.db, (tx) =>
    requireRefund(tx, payment, { move: 'requireRefund', kind: 'paid_too_late' }),
  )
  expect(isDue).toBe(true)
  return payment.id
}

test('what was paid a second time goes back of that payment, and the order stays as it is', async () => {
  for (const amount of [5000, undefined]) {
    const id = await deliver()
    const second = await payTwice(id)
    expect(await refund(id, amount)).toBe('refunded')
    expect(
      (await listRefundsOf(shop.db, id)).map((one) => [one.payment_id, one.amount, one.state]),
    ).toEqual([[second, 5000, 'refunded']])
    expect([
      await statusOf(id),
      (await listPaymentsOf(shop.db, id)).map(({ state }) => state),
    ]).toEqual(['completed', ['paid', 'refunded']])
  }
})

test('a bank that does not answer gets one request; a person confirms what it shows', async () => {
  const id = await deliver()
  let requests = 0
  const silent = bankOrderServices(shop.db, async (operation, body) => {
    if (operation !== 'RefundPayment') return sandboxCall(shop.db, 0)(operation, body)
    requests++
    throw new GatewayUnreachableError('time-out')
  })
  expect(await refund(id, 5000, silent)).toBe('unknown')
  await expect(refund(id, 1, silent)).rejects.toMatchObject({ code: 'conflict' })
  expect([requests, (await paymentOf(shop.db, id)).state]).toEqual([1, 'refunding'])
  const [open] = await listRefundsOf(shop.db, id)
  await confirmRefund(shop.db, shop.services, { id, by, refundId: open!.id })
  expect([await refundsOf(id), await statusOf(id)]).toEqual([
    [[5000, 'refunded', 'by hand']],
    'closed',
  ])
})

test('a wallet without refunds leaves the refund to a person', async () => {
  const { db } = shop
  const { order } = await orderAsGuest(db, shop.services, {
    productId: shop.productId,
    quantity: 4,
    method: 'idram',
  })
  await sql`insert into payments (order_id, provider, amount, key, state) values (${order.id}, 'idram', 5000, ${'1'.repeat(32)}, 'paid')`.execute(
    db,
  )
  await db
    .updateTable('orders')
    .set({ status: 'completed', hold_until: null })
    .where('id', '=', order.id)
    .execute()
  expect([await refund(order.id, 2000), await refundsOf(order.id)]).toEqual([
    'refused',
    [[2000, 'due', 'by hand']],
  ])
  const [due] = await listRefundsOf(db, order.id)
  await expect(
    confirmRefund(db, shop.services, { id: order.id, by, refundId: due!.id + 999 }),
  ).rejects.toMatchObject({ code: 'conflict' })
  await confirmRefund(db, shop.services, { id: order.id, by, refundId: due!.id })
  expect([await refundsOf(order.id), (await paymentOf(db, order.id)).state]).toEqual([
    [[2000, 'refunded', 'by hand']],
    'paid',
  ])
})

test('the database holds the sum of refunds below the payment', async () => {
  const id = await deliver()
  const { id: payment } = await paymentOf(shop.db, id)
  await expect(
    sql`update payments set refund_total = 5001 where id = ${payment}`.execute(shop.db),
  ).rejects.toMatchObject({ code: '23514' })
})
