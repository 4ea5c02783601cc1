import type { Db } from '@tsiran/db/database'
import { openTestPool } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findOrder } from '../orders/read-order.ts'
import { paymentOf, queryDuePayments } from '../testing/bank.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript as by } from '../testing/fixtures.ts'
import { findBrokenSums } from '../testing/order-sums.ts'
import { answerLater, atTheBank, holdOrder, makeDue, twoStageShop } from '../testing/two-stage.ts'
import { cancelOrder } from './cancel-order.ts'
import { repeatRequest } from './repeat-request.ts'

const shop = bankShop()
/** The connections of a second server. */
let other: Db
beforeAll(() => {
  other = openTestPool(shop.database.url, 10)
})
afterAll(() => other.destroy())
afterEach(async () => expect(await findBrokenSums(shop.db)).toEqual([]))

const rounds = Array.from({ length: 6 }, (_, round) => [round] as const)

/** Two pieces; the bank refused to take the money a day before it lets go of it. */
async function refused() {
  const bank = twoStageShop(shop.db)
  const { services, requests } = bank
  const id = await holdOrder(shop.db, services, { productId: shop.productId, quantity: 2 })
  await answerLater(shop.db, id, 'refused')
  const work = async (db: Db) => {
    await makeDue(shop.db, id)
    await queryDuePayments(db, services)
  }
  await work(shop.db)
  requests.length = 0
  const { id: paymentId, amount } = await paymentOf(shop.db, id)
  const { version } = await findOrder(shop.db, id)
  const repeat = (db: Db, seen?: number) =>
    repeatRequest(db, services, { id, paymentId, by, version: seen })
  return { id, amount, version, services, requests, work, repeat }
}

const codes = (results: PromiseSettledResult<unknown>[]) =>
  results.map((result) =>
    result.status === 'fulfilled' ? result.value : String(result.reason.code ?? result.reason),
  )
const audited = async (id: number) =>
  (
    await sql`select id from audit_log where action = 'order.repeat_request' and subject_id = ${String(id)}`.execute(
      shop.db,
    )
  ).rows.length

test.each(rounds)('pressed four times on two servers, it is repeated once (%i)', async (round) => {
  const { id, amount, version, requests, repeat } = await refused()
  const seen = round % 2 ? version : undefined
  const results = codes(
    await Promise.allSettled([shop.db, other, shop.db, other].map((db) => repeat(db, seen))),
  )
  expect(results.toSorted()).toEqual(
    [...Array<string>(3).fill(seen ? 'version_conflict' : 'conflict'), 'done'].toSorted(),
  )
  expect([requests, await audited(id)]).toEqual([['ConfirmPayment'], 1])
  expect(await atTheBank(shop.db, id)).toMatchObject({ status: 2, deposited: amount })
  expect(await paymentOf(shop.db, id)).toMatchObject({ state: 'captured', amount })
})

test.each(rounds)('pressed while workers ask the bank, it is repeated once (%i)', async () => {
  const { id, amount, requests, repeat, work } = await refused()
  await Promise.all([work(other), repeat(shop.db), work(other), work(shop.db)])
  expect(requests).toEqual(['ConfirmPayment'])
  expect(await paymentOf(shop.db, id)).toMatchObject({ state: 'captured', amount })
})

test.each(rounds)('against a cancelation, the bank takes it or lets go (%i)', async (round) => {
  const { id, amount, requests, repeat, work, services } = await refused()
  // Due beforehand: whoever sends a request has a lease, which is longer than the bank may take.
  await makeDue(shop.db, id)
  const acts = [
    () => repeat(shop.db),
    () => cancelOrder(other, services, { id, by, note: '', confirmed: true }),
    () => queryDuePayments(other, services),
  ]
  if (round % 2) acts.reverse()
  await Promise.allSettled(acts.map((act) => act()))
  await work(shop.db)
  await work(other)
  expect(await shop.statusOf(id)).toBe('canceled')
  const { status, deposited } = await atTheBank(shop.db, id)
  const payment = await paymentOf(shop.db, id)
  expect([
    [2, amount, 'refund_due'],
    [3, null, 'voided'],
  ]).toContainEqual([status, deposited, payment.state])
  expect(requests.filter((name) => name === 'ConfirmPayment').length).toBeLessThanOrEqual(1)
})
