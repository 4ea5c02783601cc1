import { beforeAll, expect, test } from 'vitest'
import { advanceOrder } from '../order-management/advance-order.ts'
import { findOrder } from '../orders/read-order.ts'
import { listPicking } from '../picking/list-picking.ts'
import type { StaffActor } from '../shared/actor.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript as by } from '../testing/fixtures.ts'
import { startRoute } from './drive-route.ts'
import { listRoutes, readCash } from './list-routes.ts'
import { readRoute } from './route-rows.ts'
import { changeRoute, createRoute } from './save-route.ts'
import { routeCalls } from './testing.ts'
import { listWaiting } from './waiting-orders.ts'

const shop = bankShop()
const day = '2030-05-01'
const locale = 'en' as const
let calls: ReturnType<typeof routeCalls>
let courier: StaffActor
beforeAll(async () => {
  calls = routeCalls(shop, day)
  courier = await calls.member('levon@shop.test')
})
const refused = (field: string, key = 'invalid') => ({
  code: 'validation_failed',
  details: { fields: { [field]: [{ key }] } },
})
const notFound = { code: 'not_found' }

test('another courier sees, starts and reports nothing of a route', async () => {
  const orderId = await calls.place()
  const { id } = await calls.plan([orderId], await calls.member('hayk@shop.test'))
  const mine = { scope: { courierId: courier.id }, locale }
  await expect(readRoute(shop.db, id, mine)).rejects.toMatchObject(notFound)
  await expect(startRoute(shop.db, { id, by: courier, ...mine })).rejects.toMatchObject(notFound)
  const stop = { by: courier, outcome: 'delivered' } as const
  await expect(calls.report(id, orderId, stop)).rejects.toMatchObject(notFound)
  const { data } = await listRoutes(shop.db, { scope: mine.scope, day, page: 1, limit: 100 })
  expect(data.every(({ courier: { id: whose } }) => whose === courier.id)).toBe(true)
})

test('a route is for a courier, and for orders that wait, each once', async () => {
  const [orderId, done] = [await calls.place(1), await calls.place(1)]
  await advanceOrder(shop.db, shop.services, { id: done, to: 'completed', by })
  const picker = await calls.member('ani@shop.test', 'picker')
  await expect(calls.plan([orderId], picker)).rejects.toMatchObject(refused('courier_id'))
  for (const orderIds of [[orderId, orderId], [999_999], [done]])
    await expect(calls.plan(orderIds, courier)).rejects.toMatchObject(refused('order_ids'))
  const { id, version } = await calls.plan([orderId], courier)
  const change = { courierId: picker.id }
  await expect(changeRoute(shop.db, { id, version, change, by, locale })).rejects.toMatchObject(
    refused('courier_id'),
  )
})

test('a stop is reported of the route’s own orders, and a refusal names its lines', async () => {
  const [orderId, elsewhere] = [await calls.place(), await calls.place()]
  const { id } = await calls.drive([orderId], courier)
  const delivered = { by: courier, outcome: 'delivered' } as const
  await expect(calls.report(id, elsewhere, delivered)).rejects.toMatchObject({
    code: 'not_on_route',
    details: { values: { number: elsewhere } },
  })
  const { lines } = await findOrder(shop.db, orderId)
  for (const stop of [
    { ...delivered, outcome: 'refused_lines' as const, lines: [] },
    { ...delivered, lines: [{ line_id: lines[0]!.id, quantity: 1 }] },
  ])
    await expect(calls.report(id, orderId, stop)).rejects.toMatchObject(
      refused('lines', 'required'),
    )
  expect(await shop.statusOf(orderId)).toBe('pending')
})

test('nothing is reported of a door before its route is out, and the office completes nothing on its way', async () => {
  const orderId = await calls.place()
  const delivered = { by: courier, outcome: 'delivered' } as const
  const { id } = await calls.plan([orderId], courier)
  const conflict = { code: 'conflict' }
  await expect(calls.report(id, orderId, delivered)).rejects.toMatchObject(conflict)
  await startRoute(shop.db, { id, scope: { courierId: courier.id }, by: courier, locale })
  const complete = { id: orderId, to: 'completed', by } as const
  await expect(advanceOrder(shop.db, shop.services, complete)).rejects.toMatchObject(conflict)
  await calls.report(id, orderId, delivered)
  expect(await shop.statusOf(orderId)).toBe('completed')
})

test('a day that is not in the calendar is refused', async () => {
  const { db } = shop
  const noDay = '2030-02-31'
  const route = { day: noDay, courierId: courier.id, orderIds: [1], note: '', by, locale }
  const staff = { id: courier.id, roles: ['picker' as const] }
  for (const call of [
    () => listWaiting(db, { day: noDay, locale }),
    () => listRoutes(db, { scope: { courierId: courier.id }, day: noDay, page: 1, limit: 10 }),
    () => readCash(db, noDay),
    () => createRoute(db, route),
    () => listPicking(db, { day: noDay, staff, locale }),
  ])
    await expect(call()).rejects.toMatchObject(refused('day'))
})
