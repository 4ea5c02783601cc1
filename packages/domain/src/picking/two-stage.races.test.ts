import type { Db } from '@tsiran/db/database'
import { openTestPool } from '@tsiran/db/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sendRequest } from '../order-management/send-request.ts'
import { findOrder } from '../orders/read-order.ts'
import { listRefundsOf } from '../payments/refunds.ts'
import { settleOrder } from './settle-order.ts'
import { paymentOf, queryDuePayments } from '../testing/bank.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript as by, createProduct } from '../testing/fixtures.ts'
import { findBrokenSums } from '../testing/order-sums.ts'
import { pickOrder } from '../testing/picked-order.ts'
import { atTheBank, holdOrder, makeDue, twoStageShop } from '../testing/two-stage.ts'
import { cancelOrder } from '../order-management/cancel-order.ts'
import { checkPayment } from '../order-management/check-payment.ts'

const shop = bankShop()
/** The connections of a second server. */
let other: Db
beforeAll(async () => {
  other = openTestPool(shop.database.url, 10)
  await createProduct(shop.db, { sku: '938', status: 'service', offers: [{ price: 100 }] })
})
afterAll(() => other.destroy())
afterEach(async () => expect(await findBrokenSums(shop.db)).toEqual([]))

const rounds = Array.from({ length: 6 }, (_, round) => [round] as const)

/** Four pieces held, one of them picked. */
async function pickedShort() {
  const bank = twoStageShop(shop.db)
  const id = await holdOrder(shop.db, bank.services, { productId: shop.productId, quantity: 4 })
  await pickOrder(shop.db, id, { picks: { 0: { state: 'short', quantity: 1 } } })
  const settle = (db: Db) => settleOrder(db, bank.services, { id, by, decides: true })
  const cancel = (db: Db) => cancelOrder(db, bank.services, { id, by, note: '', confirmed: true })
  const work = async (db: Db) => {
    await makeDue(db, id)
    await queryDuePayments(db, bank.services)
  }
  return { ...bank, id, settle, cancel, work }
}

const codes = (results: PromiseSettledResult<unknown>[]) =>
  results.map((result) =>
    result.status === 'fulfilled' ? 'done' : String(result.reason.code ?? result.reason),
  )

test.each(rounds)('settled on two servers at once, it is captured once (%i)', async () => {
  const { id, settle, requests, services } = await pickedShort()
  const results = await Promise.allSettled([
    settle(shop.db),
    settle(other),
    settle(shop.db),
    queryDuePayments(other, services),
  ])
  expect(codes(results)).toEqual(['done', 'done', 'done', 'done'])
  await queryDuePayments(shop.db, services)
  expect(requests).toEqual(['ConfirmPayment'])
  expect(await atTheBank(shop.db, id)).toMatchObject({ status: 2, deposited: 2100 })
})

test.each(rounds)('settled against canceled, the buyer pays nothing (%i)', async (round) => {
  const { id, settle, cancel, work } = await pickedShort()
  const acts = [() => settle(shop.db), () => cancel(other)]
  if (round % 2) acts.reverse()
  const results = codes(await Promise.allSettled(acts.map((act) => act())))
  expect(results.filter((code) => !['done', 'conflict'].includes(code))).toEqual([])
  await work(shop.db)
  await work(other)
  expect(await shop.statusOf(id)).toBe('canceled')
  const { state, amount } = await paymentOf(shop.db, id)
  const bank = await atTheBank(shop.db, id)
  if (state === 'voided') expect(bank).toMatchObject({ status: 3, deposited: null })
  else {
    expect([state, amount, bank.deposited]).toEqual(['refund_due', 2100, 2100])
    expect(await listRefundsOf(shop.db, id)).toMatchObject([{ amount: 2100, state: 'due' }])
  }
  expect(await shop.stock()).toBe(10)
})

test.each(rounds)('captured against released, the bank does one of both (%i)', async () => {
  const { id, settle, cancel, work, requests, services } = await pickedShort()
  await Promise.allSettled([
    settle(shop.db),
    cancel(other),
    queryDuePayments(shop.db, services),
    queryDuePayments(other, services),
  ])
  await work(other)
  await work(shop.db)
  const { status } = await atTheBank(shop.db, id)
  const { state } = await paymentOf(shop.db, id)
  expect([
    [2, 'refund_due'],
    [3, 'voided'],
  ]).toContainEqual([status, state])
  expect(requests.filter((name) => name === 'ConfirmPayment').length).toBeLessThanOrEqual(1)
})

test.each(rounds)('one request is sent by whoever claims it first (%i)', async () => {
  const { id, services, requests, cancel } = await pickedShort()
  await cancel(shop.db)
  const { id: payment } = await paymentOf(shop.db, id)
  await Promise.all(
    [shop.db, other, shop.db, other].map((db) => sendRequest(db, services, { id: payment })),
  )
  expect(requests).toEqual(['CancelPayment'])
  expect((await paymentOf(shop.db, id)).state).toBe('voided')
})

test.each(rounds)(
  'notifications that come twice while it is settled change nothing (%i)',
  async () => {
    const { id, settle, services, requests } = await pickedShort()
    const payment = await paymentOf(shop.db, id)
    const notify = (db: Db) => checkPayment(db, services, { payment, kind: 'return' })
    await Promise.all([notify(shop.db), settle(other), notify(other), notify(shop.db)])
    expect(requests).toEqual(['ConfirmPayment'])
    expect(await paymentOf(shop.db, id)).toMatchObject({ state: 'captured', amount: 2100 })
    expect((await findOrder(shop.db, id)).paid).toBe('paid')
  },
)
