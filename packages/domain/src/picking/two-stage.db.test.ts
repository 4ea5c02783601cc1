import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { viewOrder } from '../orders/order-view.ts'
import { findOrder } from '../orders/read-order.ts'
import type { PaymentReport } from '../payments/provider.ts'
import { actInSandbox } from '../payments/providers/sandbox-payments.ts'
import { listRefundsOf } from '../payments/refunds.ts'
import { pickOrder, sellByWeight } from '../testing/picked-order.ts'
import { settleOrder } from './settle-order.ts'
import { mailsOf, orderAtBank, paymentOf, queryDuePayments } from '../testing/bank.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript as by, createProduct } from '../testing/fixtures.ts'
import { findBrokenSums } from '../testing/order-sums.ts'
import { atTheBank, holdOrder, makeDue, twoStageShop } from '../testing/two-stage.ts'
import { advanceOrder } from '../order-management/advance-order.ts'
import { cancelOrder } from '../order-management/cancel-order.ts'
import { checkPayment } from '../order-management/check-payment.ts'
import { editOrder } from '../order-management/edit-order.ts'
import { previewEdit } from '../order-management/preview-edit.ts'
import { refundOrder } from '../order-management/refund-order.ts'
import { settlePayment } from '../order-management/settle-payment.ts'

const shop = bankShop()
beforeAll(() => createProduct(shop.db, { sku: '938', status: 'service', offers: [{ price: 100 }] }))
const pieces = (quantity: number) => ({ productId: shop.productId, quantity })
/** Cheese of 350 g portions at 6000 drams a kilogram: 2100 drams each. */
const weigh = () => sellByWeight(shop.db, shop.variantId, { portion: 350, perKg: 6000 })
const settle = (id: number, services = bank().services) =>
  settleOrder(shop.db, services, { id, by, decides: true })
const bank = () => twoStageShop(shop.db)
const paidState = async (id: number) => (await findOrder(shop.db, id)).paid

describe('an order paid through a two-stage terminal', () => {
  test('is confirmed with its money held, the buffer included, and none of it received', async () => {
    await weigh()
    const { services, requests } = bank()
    const id = await holdOrder(shop.db, services, pieces(2))
    expect(await shop.statusOf(id)).toBe('pending')
    // 2 × 2100, service 100, delivery 1000; 15 % of 4200 on top.
    expect(await paymentOf(shop.db, id)).toMatchObject({
      state: 'held',
      amount: 5930,
      held_amount: 5930,
      captured_amount: null,
    })
    expect(await atTheBank(shop.db, id)).toEqual({ status: 1, deposited: null, amount: 5930 })
    expect([await paidState(id), requests]).toEqual(['held', []])
    expect(await mailsOf(shop.db, id)).toEqual(['orderHeld', 'shopOrder'])
    expect(viewOrder(await findOrder(shop.db, id), 'en').card_hold).toEqual({
      state: 'held',
      held: 5930,
      captured: null,
      released: 0,
    })
    expect(await findBrokenSums(shop.db)).toEqual([])
  })

  test.each([
    ['lighter', 650, 5000],
    ['heavier', 760, 5660],
    ['far too heavy', 1000, 5930],
  ])('settled %s, gives what it costs by one request', async (_how, grams, total) => {
    await weigh()
    const { services, requests } = bank()
    const id = await holdOrder(shop.db, services, pieces(2))
    await pickOrder(shop.db, id, { picks: { 0: { state: 'found', grams } } })
    await settle(id, services)
    await settle(id, services)
    await queryDuePayments(shop.db, services)
    expect(requests).toEqual(['ConfirmPayment'])
    expect(await paymentOf(shop.db, id)).toMatchObject({ state: 'captured', amount: total })
    expect(await atTheBank(shop.db, id)).toMatchObject({ status: 2, deposited: total })
    const order = await findOrder(shop.db, id)
    expect(order).toMatchObject({ grand_total: total, paid: 'paid' })
    expect(viewOrder(order, 'en').card_hold).toEqual({
      state: 'captured',
      held: 5930,
      captured: total,
      released: 5930 - total,
    })
    expect(await listRefundsOf(shop.db, id)).toEqual([])
    expect(await findBrokenSums(shop.db)).toEqual([])
  })

  test('and captured, is refunded up to what was captured', async () => {
    const { services } = bank()
    const id = await holdOrder(shop.db, services, pieces(4))
    await pickOrder(shop.db, id, { picks: { 0: { state: 'short', quantity: 2 } } })
    await settle(id, services)
    await advanceOrder(shop.db, services, { id, to: 'completed', by })
    await expect(refundOrder(shop.db, services, { id, by, amount: 3101 })).rejects.toThrow(
      'validation_failed',
    )
    expect(await refundOrder(shop.db, services, { id, by, amount: 1000 })).toBe('refunded')
    expect([(await paymentOf(shop.db, id)).state, await paidState(id)]).toEqual([
      'captured',
      'part_refunded',
    ])
    expect(await refundOrder(shop.db, services, { id, by })).toBe('refunded')
    expect([(await paymentOf(shop.db, id)).state, await shop.statusOf(id)]).toEqual([
      'refunded',
      'closed',
    ])
    expect(await findBrokenSums(shop.db)).toEqual([])
  })

  test('is captured when it is delivered without having been picked', async () => {
    const { services, requests } = bank()
    const id = await holdOrder(shop.db, services, pieces(1))
    await advanceOrder(shop.db, services, { id, to: 'completed', by })
    expect(requests).toEqual([])
    await queryDuePayments(shop.db, services)
    expect(requests).toEqual(['ConfirmPayment'])
    expect(await paymentOf(shop.db, id)).toMatchObject({ state: 'captured', amount: 2100 })
    expect(await findBrokenSums(shop.db)).toEqual([])
  })

  test.each([
    ['of pieces', false],
    ['of a weighed product', true],
  ])('%s is edited up to what is held, and no further', async (_what, isWeighed) => {
    if (isWeighed) await weigh()
    const { services, requests } = bank()
    const id = await holdOrder(shop.db, services, pieces(2))
    const edit = async (quantity: number) => {
      const lines = [{ variant_id: shop.variantId, quantity }]
      const { after, allowed } = await previewEdit(shop.db, { id, lines, locale: 'en' })
      const call = { id, lines, by, expectedTotal: after.grand_total, locale: 'en' } as const
      await editOrder(shop.db, services, call)
      return allowed
    }
    expect([await edit(1), await edit(2)]).toEqual([true, true])
    await expect(edit(3)).rejects.toThrow('payment_exceeded')
    expect([requests, await listRefundsOf(shop.db, id)]).toEqual([[], []])
    expect(await findBrokenSums(shop.db)).toEqual([])
  })

  test('and canceled, is released by one request, without a refund', async () => {
    const { services, requests } = bank()
    const id = await holdOrder(shop.db, services, pieces(3))
    await cancelOrder(shop.db, services, { id, by, note: '' })
    expect(await findBrokenSums(shop.db)).toEqual([])
    await queryDuePayments(shop.db, services)
    expect(requests).toEqual(['CancelPayment'])
    expect([(await paymentOf(shop.db, id)).state, await paidState(id)]).toEqual([
      'voided',
      'unpaid',
    ])
    expect([await shop.stock(), await listRefundsOf(shop.db, id)]).toEqual([10, []])
    expect((await mailsOf(shop.db, id)).at(-1)).toBe('orderReleased')
    expect(await findBrokenSums(shop.db)).toEqual([])
  })

  test('is captured as agreed a day before the bank lets go, and settled by a refund then', async () => {
    const { services, requests } = bank()
    const id = await holdOrder(shop.db, services, pieces(4))
    await queryDuePayments(shop.db, services)
    expect(requests).toEqual([])
    const { rows } = await sql<{ days: number }>`
      select round(extract(epoch from ask_at - created_at) / 86400)::integer as days from payments where order_id = ${id}`.execute(
      shop.db,
    )
    expect(rows).toEqual([{ days: 6 }])
    await makeDue(shop.db, id)
    await queryDuePayments(shop.db, services)
    expect(requests).toEqual(['ConfirmPayment'])
    expect(await paymentOf(shop.db, id)).toMatchObject({ state: 'captured', amount: 5100 })
    await pickOrder(shop.db, id, { picks: { 0: { state: 'short', quantity: 1 } } })
    await settle(id, services)
    expect(await listRefundsOf(shop.db, id)).toMatchObject([{ amount: 3000, state: 'refunded' }])
    expect(await findBrokenSums(shop.db)).toEqual([])
  })
})

describe('reports that do not fit', () => {
  const wrong: [string, Partial<PaymentReport>][] = [
    ['another amount', { amount: 1 }],
    ['less held than asked for', { approved: 1 }],
    ['another order’s number', { number: '1' }],
    ['another currency', { currency: '643' }],
  ]
  test.each(wrong)('with %s confirm no order', async (_what, changes) => {
    const { services } = bank()
    const { order, payment } = await orderAtBank(shop.db, services, pieces(2))
    const report = reportOf(payment.id, payment.amount, changes)
    await settlePayment(shop.db, services, { payment, report })
    expect([await shop.statusOf(order.id), (await paymentOf(shop.db, order.id)).state]).toEqual([
      'canceled',
      'refund_due',
    ])
    expect(await shop.stock()).toBe(10)
  })

  test('change nothing of money that is held, also when they are repeated or late', async () => {
    const { services, requests } = bank()
    const id = await holdOrder(shop.db, services, pieces(2))
    const payment = await paymentOf(shop.db, id)
    const { age: _age, ...before } = payment
    const taken = { state: 'paid', received: payment.amount } as const
    const bad: Partial<PaymentReport>[] = [
      {},
      ...wrong.map(([, changes]) => ({ ...taken, ...changes, approved: null })).toSpliced(1, 1),
      { ...taken, received: payment.amount + 1 },
      { state: 'declined', number: '1' },
      { state: 'unclear' },
      { state: 'waiting' },
    ]
    for (const changes of bad)
      await settlePayment(shop.db, services, {
        payment,
        report: reportOf(payment.id, payment.amount, changes),
      })
    expect(await paymentOf(shop.db, id)).toMatchObject(before)
    await settle(await picked(id), services)
    const { age: _later, ...captured } = await paymentOf(shop.db, id)
    for (const changes of bad)
      await settlePayment(shop.db, services, {
        payment,
        report: reportOf(payment.id, payment.amount, changes),
      })
    expect(await paymentOf(shop.db, id)).toMatchObject(captured)
    expect(requests).toEqual(['ConfirmPayment'])
    expect(await findBrokenSums(shop.db)).toEqual([])
  })
})

test('money that is held too late is let go of, and no order comes of it', async () => {
  const { services, requests } = bank()
  const placed = await orderAtBank(shop.db, services, pieces(2))
  await cancelOrder(shop.db, services, { id: placed.order.id, by, note: '' })
  await actInSandbox(shop.db, placed.bankId, { act: 'pay', mode: 'normal' })
  await checkPayment(shop.db, services, { payment: placed.payment, kind: 'return' })
  await queryDuePayments(shop.db, services)
  expect(requests).toEqual(['CancelPayment'])
  expect((await paymentOf(shop.db, placed.order.id)).state).toBe('voided')
  expect([await shop.statusOf(placed.order.id), await shop.stock()]).toEqual(['canceled', 10])
  expect(await findBrokenSums(shop.db)).toEqual([])
})

test('a terminal that takes the money at once gives back the buffer', async () => {
  await weigh()
  const { services } = bank()
  const { order, payment } = await orderAtBank(shop.db, services, pieces(2))
  const report = reportOf(payment.id, 5930, { state: 'paid', received: 5930 })
  await settlePayment(shop.db, services, { payment, report })
  expect((await paymentOf(shop.db, order.id)).state).toBe('paid')
  expect(await listRefundsOf(shop.db, order.id)).toMatchObject([{ amount: 630, state: 'due' }])
  expect(await findBrokenSums(shop.db)).toEqual([])
})

const picked = async (id: number) => {
  await pickOrder(shop.db, id, { picks: { 0: { state: 'short', quantity: 1 } } })
  return id
}

const reportOf = (id: number, amount: number, changes: Partial<PaymentReport>): PaymentReport => ({
  state: 'held',
  amount,
  approved: amount,
  currency: '051',
  number: String(id),
  details: {},
  ...changes,
})
