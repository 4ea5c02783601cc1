import { isoDay } from '@tsiran/i18n/dates'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { moveOrder } from '../order-management/move-order.ts'
import { previewMove } from '../order-management/plan-move.ts'
import { readAdminOrder } from '../orders/read-admin-order.ts'
import type { StaffActor } from '../shared/actor.ts'
import { actingAs } from '../staff/testing.ts'
import { orderAsGuest } from '../testing/bank.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript as by } from '../testing/fixtures.ts'
import { createTestSlot, createTestZone, giveSlot } from '../testing/slots.ts'
import { startRoute } from './drive-route.ts'
import { recordStop } from './record-stop.ts'
import { readRoute } from './route-rows.ts'
import { changeRoute, createRoute } from './save-route.ts'
import { listWaiting } from './waiting-orders.ts'

const shop = bankShop()
const scope = { courierId: undefined }
const dayIn = (days: number) => isoDay(new Date(Date.now() + days * 86_400_000))
let courier: StaffActor
let zone: number
beforeAll(async () => {
  courier = (await actingAs(shop.db, { email: 'levon@shop.test', roles: ['courier'] }))
    .by as StaffActor
})
// Each test has its own slots: a zone has one at an hour.
beforeEach(async () => {
  zone = (await createTestZone(shop.db, { active: false })).id
})

/** An order of tomorrow, from ten to twelve, on a route of that day. */
async function planned() {
  const { order } = await orderAsGuest(shop.db, shop.services, {
    productId: shop.productId,
    quantity: 1,
    method: 'cashondelivery',
  })
  await giveSlot(shop.db, order.id, await createTestSlot(shop.db, { zone }))
  const { id } = await createRoute(shop.db, {
    day: dayIn(1),
    courierId: courier.id,
    orderIds: [order.id],
    note: '',
    by,
    locale: 'en',
  })
  return { id: order.id, route: id }
}
async function move(id: number, day: number, hour: number) {
  const slotId = await createTestSlot(shop.db, { zone, day, hour })
  const { after } = await previewMove(shop.db, { id, slotId })
  await moveOrder(shop.db, shop.services, { id, by, slotId, expectedTotal: after.grand_total })
}
const stopsOf = async (route: number) =>
  (await readRoute(shop.db, route, { scope, locale: 'en' })).stops.map(({ order_id }) => order_id)
const waitingOn = async (day: number) =>
  (await listWaiting(shop.db, { day: dayIn(day), locale: 'en' })).data.map(
    ({ order_id }) => order_id,
  )

test('an order that is moved to another day leaves its route, and waits for one of that day', async () => {
  const { id, route } = await planned()
  const { version } = await readRoute(shop.db, route, { scope, locale: 'en' })
  await move(id, 2, 10)
  expect([await stopsOf(route), await waitingOn(2)]).toEqual([[], expect.arrayContaining([id])])
  expect(await readRoute(shop.db, route, { scope, locale: 'en' })).toMatchObject({
    version: version + 1,
  })
  const { before } = await shop.db
    .selectFrom('audit_log')
    .select('before')
    .where('subject_id', '=', String(id))
    .where('action', '=', 'order.move')
    .executeTakeFirstOrThrow()
  expect(before).toMatchObject({ route })
})

test('an order that is moved within its day stays on its route', async () => {
  const { id, route } = await planned()
  await move(id, 1, 18)
  expect(await stopsOf(route)).toEqual([id])
})

test('an order that a courier is bringing is not moved; taken off the route, it is', async () => {
  const { id, route } = await planned()
  const actions = async () =>
    (await readAdminOrder(shop.db, id, { locale: 'en', roles: ['owner'] })).actions
  expect(await actions()).toContain('move')
  const { version } = await startRoute(shop.db, { id: route, scope, by: courier, locale: 'en' })
  expect(await actions()).not.toContain('move')
  await expect(move(id, 2, 10)).rejects.toMatchObject({ code: 'conflict' })
  expect(await stopsOf(route)).toEqual([id])
  const change = { orderIds: [] }
  await changeRoute(shop.db, { id: route, version, change, by, locale: 'en' })
  await move(id, 2, 12)
  expect(await waitingOn(2)).toContain(id)
})

test('what a courier hands over after the office has tried to move it is delivered, and its cash is counted', async () => {
  const { id, route } = await planned()
  await startRoute(shop.db, { id: route, scope, by: courier, locale: 'en' })
  await expect(move(id, 2, 14)).rejects.toMatchObject({ code: 'conflict' })
  const { cash } = await recordStop(shop.db, shop.services, {
    routeId: route,
    orderId: id,
    outcome: 'delivered',
    scope,
    by: courier,
    locale: 'en',
  })
  expect(cash).toBeGreaterThan(0)
})
