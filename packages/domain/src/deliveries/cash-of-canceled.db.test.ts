import { inTransaction } from '@tsiran/db/transaction'
import { beforeAll, expect, test } from 'vitest'
import { refuseOpenMoney } from '../payments/erase-reasons.ts'
import { cancelOrder } from '../order-management/cancel-order.ts'
import { readAdminOrder } from '../orders/read-admin-order.ts'
import { viewOrder } from '../orders/order-view.ts'
import { findOrder } from '../orders/read-order.ts'
import type { StaffActor } from '../shared/actor.ts'
import { actingAs } from '../staff/testing.ts'
import { mailsOf, orderAsGuest } from '../testing/bank.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript } from '../testing/fixtures.ts'
import { payOrder } from '../testing/paid-order.ts'
import { recordCash, returnCash } from './cash-of-canceled.ts'
import { countRoute, startRoute } from './drive-route.ts'
import { listRoutes, readCash } from './list-routes.ts'
import { recordStop } from './record-stop.ts'
import { readRoute } from './route-rows.ts'
import { changeRoute, createRoute, deleteRoute } from './save-route.ts'

const shop = bankShop()
const day = '2030-05-02'
const locale = 'en' as const
let courier: StaffActor
let accountant: StaffActor
beforeAll(async () => {
  const actor = async (email: string, role: 'courier' | 'accountant') =>
    (await actingAs(shop.db, { email, roles: [role] })).by as StaffActor
  courier = await actor('levon@shop.test', 'courier')
  accountant = await actor('nare@shop.test', 'accountant')
})

const scope = () => ({ courierId: courier.id })
const read = (id: number) => readRoute(shop.db, id, { scope: scope(), locale })
const viewOf = (id: number) =>
  readAdminOrder(shop.db, id, { locale, roles: ['orders', 'accountant'] })

/** An order that a courier is bringing. */
async function bringOut(method: 'cashondelivery' | 'ameriabank' = 'cashondelivery') {
  const wanted = { productId: shop.productId, quantity: 1 }
  const orderId = await (method === 'ameriabank'
    ? payOrder(shop.db, shop.services, wanted)
    : orderAsGuest(shop.db, shop.services, { ...wanted, method }).then(({ order }) => order.id))
  const { grand_total: due } = await findOrder(shop.db, orderId)
  const orderIds = [orderId]
  const route = { day, courierId: courier.id, orderIds, note: '', by: byScript, locale }
  const { id } = await createRoute(shop.db, route)
  await startRoute(shop.db, { id, scope: scope(), by: courier, locale })
  const record = (cash: number) =>
    recordCash(shop.db, { routeId: id, orderId, cash, scope: scope(), by: courier, locale })
  return { id, orderId, due, record }
}

/** An order that is canceled while its courier is out. */
async function cancelOnTheWay(method?: 'ameriabank') {
  const brought = await bringOut(method)
  await cancelOrder(shop.db, shop.services, { id: brought.orderId, note: 'no', by: byScript })
  return brought
}

test('cash of a canceled order is expected at the count, stays, and is due to the buyer until it went back', async () => {
  const { id, orderId, due, record } = await cancelOnTheWay()
  expect((await read(id)).canceled_stops).toMatchObject([
    { order_id: orderId, cash_due: due, cash: 0, returned_at: null },
  ])
  expect((await findOrder(shop.db, orderId)).paid).toBe('unpaid')
  // The buyer is told that what was paid comes back, not that there is nothing to pay.
  expect(await mailsOf(shop.db, orderId)).toContain('orderCanceled')
  const seen = async () => viewOrder(await findOrder(shop.db, orderId), locale)
  expect(await seen()).not.toHaveProperty('refunded')

  const recorded = await record(due)
  expect(recorded).toMatchObject({ cash: due, cash_due: due, stops: [] })
  expect(await record(due)).toEqual(recorded)
  expect(await seen()).toMatchObject({ refunded: due, refund_done: false })
  const { data } = await listRoutes(shop.db, { scope: scope(), day, page: 1, limit: 100 })
  expect(data.find((route) => route.id === id)).toMatchObject({
    cash: due,
    cash_due: due,
    stops: 0,
  })
  expect(await viewOf(orderId)).toMatchObject({ paid: 'refund_due', received: due })
  await expect(
    inTransaction(shop.db, (tx) => refuseOpenMoney(tx, [orderId])),
  ).rejects.toMatchObject({ code: 'money_open' })

  const { version } = await read(id)
  const before = (await readCash(shop.db, day)).find((row) => row.courier.id === courier.id)!
  await countRoute(shop.db, { id, version, counted: due, by: accountant, locale })
  const after = (await readCash(shop.db, day)).find((row) => row.courier.id === courier.id)!
  expect(after.difference - before.difference).toBe(0)
  expect(await read(id)).toMatchObject({
    canceled: [],
    canceled_stops: [{ order_id: orderId, cash: due }],
  })
  await expect(record(0)).rejects.toMatchObject({ code: 'route_done' })

  const order = await viewOf(orderId)
  expect(order).toMatchObject({ door_cash: { route_id: id, amount: due, returned_at: null } })
  expect(order.actions).toContain('return_cash')
  const back = { id: orderId, version: order.version, by: accountant }
  await returnCash(shop.db, back)
  const returned = await viewOf(orderId)
  expect(returned).toMatchObject({ paid: 'refunded', received: 0 })
  expect(returned.door_cash!.returned_at).not.toBeNull()
  expect(returned.actions).not.toContain('return_cash')
  expect(returned.history).toContainEqual(
    expect.objectContaining({ kind: 'refund', staff_id: accountant.id, to: 'refunded' }),
  )
  expect(await seen()).toMatchObject({ refunded: due, refund_done: true })
  await expect(returnCash(shop.db, back)).rejects.toMatchObject({ code: 'version_conflict' })
  await expect(returnCash(shop.db, { ...back, version: undefined })).rejects.toMatchObject({
    code: 'conflict',
  })
  // What came in with the courier was in the till.
  expect(await read(id)).toMatchObject({ cash: due, counted: due })
})

test('cash that a courier gave back at the door is recorded as none', async () => {
  const { id, orderId, due, record } = await cancelOnTheWay()
  await record(due)
  const { cash, canceled_stops: stops } = await record(0)
  expect([cash, stops[0]!.cash, (await findOrder(shop.db, orderId)).paid]).toEqual([0, 0, 'unpaid'])
  const { version } = await read(id)
  await countRoute(shop.db, { id, version, counted: 0, by: accountant, locale })
  expect((await read(id)).canceled_stops).toEqual([])
})

test('another sum than the order would have cost is refused, and any cash of an order that was paid by card', async () => {
  const { due, record } = await cancelOnTheWay()
  await expect(record(due + 1)).rejects.toMatchObject({ code: 'validation_failed' })
  const byCard = await cancelOnTheWay('ameriabank')
  await expect(byCard.record(byCard.due)).rejects.toMatchObject({ code: 'validation_failed' })
})

test('an order that was not canceled on the way has no such cash, also where it was delivered', async () => {
  const { orderId, id, record } = await bringOut()
  await expect(record(0)).rejects.toMatchObject({ code: 'not_found' })
  const call = { routeId: id, orderId, scope: scope(), by: courier, locale }
  await recordStop(shop.db, shop.services, { ...call, outcome: 'delivered' })
  await expect(returnCash(shop.db, { id: orderId, by: accountant })).rejects.toMatchObject({
    code: 'conflict',
  })
})

test('whoever has read the route or the order before learns that cash was recorded', async () => {
  const { id, orderId, due, record } = await cancelOnTheWay()
  const [{ version: route }, { version: order }] = [await read(id), await viewOf(orderId)]
  await record(due)
  const count = { id, version: route, counted: 0, by: accountant, locale }
  await expect(countRoute(shop.db, count)).rejects.toMatchObject({ code: 'version_conflict' })
  const back = { id: orderId, version: order, by: accountant }
  await expect(returnCash(shop.db, back)).rejects.toMatchObject({ code: 'version_conflict' })
})

test('who may not refund is not offered to return the cash', async () => {
  const { orderId, due, record } = await cancelOnTheWay()
  await record(due)
  const { actions } = await readAdminOrder(shop.db, orderId, { locale, roles: ['orders'] })
  expect(actions).not.toContain('return_cash')
})

test('a courier records no cash on a route of somebody else', async () => {
  const { id, orderId, due } = await cancelOnTheWay()
  const call = { routeId: id, orderId, cash: due, by: accountant, locale }
  await expect(
    recordCash(shop.db, { ...call, scope: { courierId: accountant.id } }),
  ).rejects.toMatchObject({ code: 'not_found' })
})

test('money that the buyer has back is not given back again at the door', async () => {
  const { orderId, due, record } = await cancelOnTheWay()
  await record(due)
  await returnCash(shop.db, { id: orderId, by: accountant })
  await expect(record(0)).rejects.toMatchObject({ code: 'cash_returned' })
})

test('a change of the route leaves the cash on it, and such a route is not deleted', async () => {
  const { id, due, record } = await cancelOnTheWay()
  const { version } = await record(due)
  const change = { orderIds: [], note: 'home' }
  const changed = await changeRoute(shop.db, { id, version, change, by: byScript, locale })
  expect(changed).toMatchObject({ cash: due, canceled_stops: [{ cash: due }] })
  const gone = { id, version: changed.version, by: byScript, locale }
  await expect(deleteRoute(shop.db, gone)).rejects.toMatchObject({ code: 'route_begun' })
})

test('cash against a count, and against its return: one of the two happens', async () => {
  const happened = (results: PromiseSettledResult<unknown>[]) =>
    results.filter(({ status }) => status === 'fulfilled')
  for (let round = 0; round < 5; round++) {
    const { id, due, record } = await cancelOnTheWay()
    const { version } = await read(id)
    const count = { id, version, counted: 0, by: accountant, locale }
    expect(
      happened(await Promise.allSettled([record(due), countRoute(shop.db, count)])),
    ).toHaveLength(1)

    const other = await cancelOnTheWay()
    await other.record(other.due)
    const back = { id: other.orderId, by: accountant }
    expect(
      happened(await Promise.allSettled([other.record(0), returnCash(shop.db, back)])),
    ).toHaveLength(1)
  }
})
