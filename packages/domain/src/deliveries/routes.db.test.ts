import { beforeAll, expect, test } from 'vitest'
import { advanceOrder } from '../order-management/advance-order.ts'
import { cancelOrder } from '../order-management/cancel-order.ts'
import { readAdminOrder } from '../orders/read-admin-order.ts'
import { findOrder } from '../orders/read-order.ts'
import { listRefundsOf } from '../payments/refunds.ts'
import type { StaffActor } from '../shared/actor.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript } from '../testing/fixtures.ts'
import { findBrokenSums } from '../testing/order-sums.ts'
import { payOrder } from '../testing/paid-order.ts'
import { countRoute, startRoute } from './drive-route.ts'
import { listRoutes, readCash } from './list-routes.ts'
import type { StopReport } from './record-stop.ts'
import { readRoute } from './route-rows.ts'
import { changeRoute, deleteRoute } from './save-route.ts'
import { routeCalls } from './testing.ts'
import { listWaiting } from './waiting-orders.ts'

const shop = bankShop()
const { stock, statusOf } = shop
const day = '2030-05-01'
let calls: ReturnType<typeof routeCalls>
let courier: StaffActor
let other: StaffActor
beforeAll(async () => {
  calls = routeCalls(shop, day)
  courier = await calls.member('levon@shop.test')
  other = await calls.member('hayk@shop.test')
})

const place = (quantity?: number) => calls.place(quantity)
const plan = (orderIds: number[], of = courier) => calls.plan(orderIds, of)
const scope = () => ({ courierId: courier.id })
const drive = (orderIds: number[]) => calls.drive(orderIds, courier)
const report = (routeId: number, orderId: number, stop: StopReport) =>
  calls.report(routeId, orderId, { ...stop, by: courier })
const lineOf = async (id: number) => (await findOrder(shop.db, id)).lines[0]!.id

test('an order in cash is delivered once, however often it is reported', async () => {
  const orderId = await place()
  const { id, version } = await drive([orderId])
  const again = { id, scope: scope(), by: courier, locale: 'en' } as const
  expect(await startRoute(shop.db, again)).toMatchObject({ state: 'out', version })
  const { grand_total } = await findOrder(shop.db, orderId)
  const after = await report(id, orderId, { outcome: 'delivered', cash: grand_total })
  expect(after.stops[0]).toMatchObject({ outcome: 'delivered', cash: grand_total })
  expect(await report(id, orderId, { outcome: 'delivered', cash: grand_total })).toEqual(after)
  await expect(report(id, orderId, { outcome: 'nobody_home' })).rejects.toMatchObject({
    code: 'stop_reported',
  })
  expect([await statusOf(orderId), (await findOrder(shop.db, orderId)).paid]).toEqual([
    'completed',
    'paid',
  ])
})

test('a wrong sum is refused, and the order waits', async () => {
  const orderId = await place()
  const { id } = await drive([orderId])
  await expect(report(id, orderId, { outcome: 'delivered', cash: 1 })).rejects.toMatchObject({
    code: 'validation_failed',
  })
  expect(await statusOf(orderId)).toBe('pending')
})

test('refused pieces go back to the stock as refused, and off the cash', async () => {
  const orderId = await place(3)
  const { id } = await drive([orderId])
  const lines = [{ line_id: await lineOf(orderId), quantity: 1 }]
  const { stops, cash } = await report(id, orderId, { outcome: 'refused_lines', lines })
  const order = await findOrder(shop.db, orderId)
  expect([order.status, order.sub_total, await stock()]).toEqual(['completed', 2000, 8])
  expect([stops[0]!.cash, cash]).toEqual([order.grand_total, order.grand_total])
  const movement = await shop.db
    .selectFrom('stock_movements')
    .select(['delta', 'reason', 'staff_id'])
    .where('variant_id', '=', shop.variantId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  expect(movement).toEqual({ delta: 1, reason: 'refused', staff_id: courier.id })
  expect(await findBrokenSums(shop.db)).toEqual([])
})

test('who refuses everything pays nothing, and the order is canceled', async () => {
  const orderId = await place(2)
  const { id } = await drive([orderId])
  const lines = [{ line_id: await lineOf(orderId), quantity: 2 }]
  const { stops } = await report(id, orderId, { outcome: 'refused_lines', lines })
  expect([stops[0]!.cash, await statusOf(orderId), await stock()]).toEqual([0, 'canceled', 10])
})

test('what was paid by card and refused is due for a refund', async () => {
  const orderId = await payOrder(shop.db, shop.services, {
    productId: shop.productId,
    quantity: 2,
  })
  const { id, stops } = await drive([orderId])
  expect(stops[0]!.cash_due).toBe(0)
  const lines = [{ line_id: await lineOf(orderId), quantity: 1 }]
  await report(id, orderId, { outcome: 'refused_lines', lines })
  expect(await listRefundsOf(shop.db, orderId)).toMatchObject([{ amount: 1000, state: 'due' }])
})

test('alcohol needs somebody whose age was checked', async () => {
  const orderId = await place()
  await shop.db
    .updateTable('order_items')
    .set({ age_restricted: true })
    .where('order_id', '=', orderId)
    .execute()
  const { id } = await drive([orderId])
  await expect(report(id, orderId, { outcome: 'delivered' })).rejects.toMatchObject({
    code: 'validation_failed',
  })
  const { stops } = await report(id, orderId, { outcome: 'delivered', ageChecked: true })
  expect(stops[0]).toMatchObject({ age_restricted: true, age_checked: true })
})

test('an order is on one route; after nobody was home it goes on the next', async () => {
  const orderId = await place()
  const { id } = await drive([orderId])
  await expect(plan([orderId], other)).rejects.toMatchObject({ code: 'on_other_route' })
  await report(id, orderId, { outcome: 'nobody_home', note: 'No answer' })
  const { data: waiting } = await listWaiting(shop.db, { day, locale: 'en' })
  expect(waiting.find(({ order_id }) => order_id === orderId)).toMatchObject({
    tries: 1,
    ready: true,
  })
  expect((await plan([orderId], other)).stops).toHaveLength(1)
})

test('a list of waiting orders that is cut says how many there are', async () => {
  await place()
  await place()
  const { data, meta } = await listWaiting(shop.db, { day, locale: 'en' })
  expect(await listWaiting(shop.db, { day, locale: 'en', limit: 1 })).toEqual({
    data: data.slice(0, 1),
    meta: { total: data.length },
  })
  expect(meta.total).toBe(data.length)
})

test('what is being picked cannot be handed over', async () => {
  const [orderId, other] = [await place(1), await place(1)]
  const { id } = await drive([orderId])
  for (const order_id of [orderId, other])
    await shop.db.insertInto('order_pickings').values({ order_id, state: 'picking' }).execute()
  const { data: waiting } = await listWaiting(shop.db, { day, locale: 'en' })
  expect(waiting.find(({ order_id }) => order_id === other)).toMatchObject({ ready: false })
  await expect(report(id, orderId, { outcome: 'delivered' })).rejects.toMatchObject({
    code: 'not_packed',
  })
})

test('nobody drives to an order that was canceled on the way, and the route can be changed', async () => {
  const [one, two] = [await place(1), await place(1)]
  const { id, version } = await drive([one, two])
  await cancelOrder(shop.db, shop.services, { id: one, note: 'changed their mind', by: byScript })
  const { stops, canceled } = await readRoute(shop.db, id, { scope: scope(), locale: 'en' })
  expect(stops.map(({ order_id }) => order_id)).toEqual([two])
  // The courier has its products in the car.
  expect(canceled).toEqual([one])
  await expect(report(id, one, { outcome: 'delivered' })).rejects.toMatchObject({
    code: 'order_canceled',
  })
  const { data } = await listRoutes(shop.db, { scope: scope(), day, page: 1, limit: 100 })
  expect(data.find((route) => route.id === id)).toMatchObject({ stops: 1, done: 0 })
  const change = { orderIds: stops.map(({ order_id }) => order_id), note: 'one less' }
  const changed = await changeRoute(shop.db, { id, version, change, by: byScript, locale: 'en' })
  expect([changed.stops.length, changed.canceled]).toEqual([1, [one]])
})

test('an order that a courier is bringing is completed at its stop alone, with the cash that is due', async () => {
  const orderId = await place(1)
  const { id, cash_due } = await drive([orderId])
  const complete = () =>
    advanceOrder(shop.db, shop.services, { id: orderId, to: 'completed', by: byScript })
  const office = { locale: 'en', roles: ['orders'] } as const
  expect((await readAdminOrder(shop.db, orderId, office)).actions).not.toContain('complete')
  await expect(complete()).rejects.toMatchObject({ code: 'conflict' })
  expect(await readRoute(shop.db, id, { scope: scope(), locale: 'en' })).toMatchObject({ cash_due })
  await report(id, orderId, { outcome: 'nobody_home' })
  await complete()
  expect(await statusOf(orderId)).toBe('completed')
})

test('nobody drives to an order that was completed before its route began', async () => {
  const [one, two] = [await place(1), await place(1)]
  const { id } = await plan([one, two])
  await advanceOrder(shop.db, shop.services, { id: one, to: 'completed', by: byScript })
  const { stops } = await startRoute(shop.db, { id, scope: scope(), by: courier, locale: 'en' })
  expect(stops.map(({ order_id }) => order_id)).toEqual([two])
})

test('a route is changed though the office has completed one of its orders', async () => {
  const [one, two, three] = [await place(1), await place(1), await place(1)]
  const { id, version } = await plan([one, two])
  await advanceOrder(shop.db, shop.services, { id: one, to: 'completed', by: byScript })
  const change = { orderIds: [two, one, three] }
  const { stops } = await changeRoute(shop.db, { id, version, change, by: byScript, locale: 'en' })
  expect(stops.map(({ order_id }) => order_id)).toEqual([two, one, three])
  await deleteRoute(shop.db, { id, version: version + 1, by: byScript, locale: 'en' })
  await expect(plan([one])).rejects.toMatchObject({ code: 'validation_failed' })
})

test('stops are put in another sequence; those that are over stay first', async () => {
  const [one, two, three] = [await place(1), await place(1), await place(1)]
  const route = await drive([one, two, three])
  const { version } = await report(route.id, two, { outcome: 'delivered' })
  const change = { orderIds: [three, one] }
  const { stops } = await changeRoute(shop.db, {
    id: route.id,
    version,
    change,
    by: byScript,
    locale: 'en',
  })
  expect(stops.map(({ order_id }) => order_id)).toEqual([two, three, one])
  await expect(
    changeRoute(shop.db, { id: route.id, version, change, by: byScript, locale: 'en' }),
  ).rejects.toMatchObject({ code: 'version_conflict' })
})

test('a route with outcomes is not deleted; its cash is counted once, with what is missing', async () => {
  const orderId = await place(1)
  const route = await drive([orderId, await place(1)])
  const { version, cash } = await report(route.id, orderId, { outcome: 'delivered' })
  const call = { id: route.id, version, by: courier, locale: 'en' } as const
  await expect(deleteRoute(shop.db, call)).rejects.toMatchObject({ code: 'route_begun' })
  const before = (await readCash(shop.db, day)).find(({ courier: { id } }) => id === courier.id)!
  const done = await countRoute(shop.db, { ...call, counted: cash - 100 })
  expect([done.state, done.stops.length]).toEqual(['done', 1])
  const after = (await readCash(shop.db, day)).find(({ courier: { id } }) => id === courier.id)!
  expect(after.difference - before.difference).toBe(-100)
  await expect(
    countRoute(shop.db, { ...call, version: done.version, counted: cash }),
  ).rejects.toMatchObject({ code: 'route_done' })
  const change = { note: 'Nork' }
  await expect(
    changeRoute(shop.db, { ...call, version: done.version, change }),
  ).rejects.toMatchObject({ code: 'route_done' })
  await expect(startRoute(shop.db, { ...call, scope: scope() })).rejects.toMatchObject({
    code: 'route_done',
  })
})
