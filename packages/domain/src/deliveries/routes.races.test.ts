import { beforeAll, expect, test } from 'vitest'
import { cancelOrder } from '../order-management/cancel-order.ts'
import { findOrder } from '../orders/read-order.ts'
import type { StaffActor } from '../shared/actor.ts'
import { actingAs } from '../staff/testing.ts'
import { orderInCash } from '../testing/bank.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript } from '../testing/fixtures.ts'
import { findBrokenSums } from '../testing/order-sums.ts'
import { startRoute } from './drive-route.ts'
import { recordStop } from './record-stop.ts'
import { createRoute } from './save-route.ts'

const shop = bankShop()
const all = { courierId: undefined }
let by: StaffActor
beforeAll(async () => {
  by = (await actingAs(shop.db, { email: 'levon@shop.test', roles: ['courier'] })).by as StaffActor
})

const place = () => orderInCash(shop, 2)
const plan = (orderId: number) => planAll([orderId])
const planAll = (orderIds: number[]) =>
  createRoute(shop.db, {
    day: '2030-05-01',
    courierId: by.id,
    orderIds,
    note: '',
    by: byScript,
    locale: 'en',
  })
async function drive(orderId: number) {
  const { id } = await plan(orderId)
  await startRoute(shop.db, { id, scope: all, by, locale: 'en' })
  return id
}
const report = (routeId: number, orderId: number, outcome: 'delivered' | 'nobody_home') =>
  recordStop(shop.db, shop.services, { routeId, orderId, scope: all, by, locale: 'en', outcome })

test('ten presses at a door deliver once', async () => {
  const orderId = await place()
  const id = await drive(orderId)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => report(id, orderId, 'delivered')),
  )
  expect(new Set(answers.map(({ version }) => version)).size).toBe(1)
  const completed = await shop.db
    .selectFrom('order_changes')
    .select('id')
    .where('order_id', '=', orderId)
    .where('to_status', '=', 'completed')
    .execute()
  expect(completed).toHaveLength(1)
})

const canceled = (number: number) => ({ code: 'order_canceled', details: { values: { number } } })

test('a delivery against a cancelation: one of them happens', async () => {
  for (let round = 0; round < 5; round++) {
    const orderId = await place()
    const id = await drive(orderId)
    const results = await Promise.allSettled([
      report(id, orderId, 'delivered'),
      cancelOrder(shop.db, shop.services, { id: orderId, note: 'late', by: byScript }),
    ])
    const delivered = results[0]!.status === 'fulfilled'
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    // The courier may hold the buyer's money by then, and learns what to do with it.
    if (!delivered)
      for (const outcome of ['delivered', 'nobody_home'] as const)
        await expect(report(id, orderId, outcome)).rejects.toMatchObject(canceled(orderId))
    if (!delivered) expect(results[0]).toMatchObject({ reason: canceled(orderId) })
    const order = await findOrder(shop.db, orderId)
    expect(order.status).toBe(delivered ? 'completed' : 'canceled')
    expect(order.holds_stock).toBe(delivered)
  }
  expect(await findBrokenSums(shop.db)).toEqual([])
})

test('two routes want one order: one gets it', async () => {
  const orderId = await place()
  const results = await Promise.allSettled(Array.from({ length: 6 }, () => plan(orderId)))
  const [route] = results.flatMap((each) => (each.status === 'fulfilled' ? [each.value.id] : []))
  const refused = results.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(5)
  for (const each of refused)
    expect(each).toMatchObject({
      reason: { code: 'on_other_route', details: { values: { number: orderId, route } } },
    })
})

test('routes that want the same orders in opposite sequences: one gets them all', async () => {
  const orders = [await place(), await place(), await place()]
  const reversed = [...orders].reverse()
  const results = await Promise.allSettled(
    Array.from({ length: 6 }, (_, n) => planAll(n % 2 ? orders : reversed)),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const each of results)
    if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'on_other_route' })
})
