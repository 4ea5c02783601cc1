import { beforeAll, expect, test } from 'vitest'
import { moveOrder } from '../order-management/move-order.ts'
import { previewMove } from '../order-management/plan-move.ts'
import { findOrder } from '../orders/read-order.ts'
import type { StaffActor } from '../shared/actor.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { createTestSlot, createTestZone, giveSlot } from '../testing/slots.ts'
import { recordCash } from './cash-of-canceled.ts'
import { cancelOrder } from '../order-management/cancel-order.ts'
import { countRoute } from './drive-route.ts'
import { changeRoute, deleteRoute } from './save-route.ts'
import { routeCalls } from './testing.ts'

const shop = bankShop()
const locale = 'en' as const
const all = { courierId: undefined }
let calls: ReturnType<typeof routeCalls>
let courier: StaffActor
let office: StaffActor
let other: StaffActor
beforeAll(async () => {
  calls = routeCalls(shop, '2030-06-01')
  courier = await calls.member('levon@shop.test')
  office = await calls.member('mane@shop.test')
  other = await calls.member('hayk@shop.test')
})
const refused = (who: string) => ({
  code: 'version_conflict',
  details: { data: { changed_by: who } },
})
const change = (id: number, version: number, by: StaffActor) =>
  changeRoute(shop.db, { id, version, change: { note: 'Nork' }, by, locale })

test('whoever planned a route reads that its courier has changed it by a report from a door', async () => {
  const orders = [await calls.place(1), await calls.place(1), await calls.place(1)] as const
  const { id, version } = await calls.drive([...orders], courier)
  const changed = await change(id, version, office)
  await calls.report(id, orders[0], { by: courier, outcome: 'nobody_home' })
  await expect(change(id, changed.version, office)).rejects.toMatchObject(refused(courier.name))
  await calls.report(id, orders[1], { by: courier, outcome: 'delivered' })
  await expect(change(id, changed.version, office)).rejects.toMatchObject(refused(courier.name))
  // All pieces are refused: the order is canceled.
  const { lines } = await findOrder(shop.db, orders[2])
  const pieces = lines.filter(({ stocked }) => stocked)
  const { version: now } = await change(id, changed.version + 2, office)
  await calls.report(id, orders[2], {
    by: courier,
    outcome: 'refused_lines',
    lines: pieces.map(({ id: line_id, quantity }) => ({ line_id, quantity })),
  })
  await expect(change(id, now, office)).rejects.toMatchObject(refused(courier.name))
})

test('a change of the route itself names who made it, also after a report', async () => {
  const orders = [await calls.place(1), await calls.place(1)]
  const { id } = await calls.drive(orders, courier)
  const { version } = await calls.report(id, orders[0]!, { by: courier, outcome: 'delivered' })
  await change(id, version, other)
  await expect(change(id, version, office)).rejects.toMatchObject(refused(other.name))
})

test('cash of a canceled order names who took it', async () => {
  const [one, two] = [await calls.place(1), await calls.place(1)]
  const { id, stops, version: started } = await calls.drive([one, two], courier)
  const { version } = await change(id, started, office)
  await cancelOrder(shop.db, shop.services, { id: one, note: '', by: office })
  await recordCash(shop.db, {
    routeId: id,
    orderId: one,
    cash: stops[0]!.cash_due,
    scope: all,
    by: courier,
    locale,
  })
  await expect(change(id, version, office)).rejects.toMatchObject(refused(courier.name))
})

test('an order that was moved to another day names who moved it off the route', async () => {
  const order = await calls.place(1)
  const zone = (await createTestZone(shop.db, { active: false })).id
  await giveSlot(shop.db, order, await createTestSlot(shop.db, { zone }))
  const { id, version } = await calls.plan([order], courier)
  const slotId = await createTestSlot(shop.db, { zone, day: 2, hour: 12 })
  const { after } = await previewMove(shop.db, { id: order, slotId })
  const move = { id: order, by: other, slotId, expectedTotal: after.grand_total }
  await moveOrder(shop.db, shop.services, move)
  await expect(change(id, version, office)).rejects.toMatchObject(refused(other.name))
})

test('whoever changes, counts or deletes a route that has ended meanwhile reads who counted its cash', async () => {
  const { id, version } = await calls.drive([await calls.place(1)], courier)
  await countRoute(shop.db, { id, version, counted: 0, by: other, locale })
  const call = { id, version, by: office, locale }
  for (const write of [
    () => countRoute(shop.db, { ...call, counted: 0 }),
    () => change(id, version, office),
    () => deleteRoute(shop.db, call),
  ])
    await expect(write()).rejects.toMatchObject({
      code: 'route_done',
      details: { values: { route: id, who: other.name } },
    })
})
