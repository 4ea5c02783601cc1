import { orderStages, type OrderStage } from '@tsiran/contract/admin/order-list-shapes'
import { orderStatuses } from '@tsiran/contract/order-shapes'
import { beforeAll, expect, test } from 'vitest'
import { recordStop, type StopReport } from './record-stop.ts'
import { startRoute } from './drive-route.ts'
import { createRoute } from './save-route.ts'
import { advanceOrder } from '../order-management/advance-order.ts'
import { cancelOrder } from '../order-management/cancel-order.ts'
import { settleOrder } from '../picking/settle-order.ts'
import { pickingCalls } from '../picking/testing.ts'
import type { StaffActor } from '../shared/actor.ts'
import type { ActingStaff } from '../staff/session.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript as by } from '../testing/fixtures.ts'
import { createListedOrder } from '../testing/list-orders.ts'
import { listAdminOrders, type AdminListQuery } from '../orders/list-admin-orders.ts'
import { readAdminOrder } from '../orders/read-admin-order.ts'
import { findOrder } from '../orders/read-order.ts'

const shop = bankShop()
const locale = 'en' as const
let calls: ReturnType<typeof pickingCalls>
let picker: ActingStaff
let courier: StaffActor
beforeAll(async () => {
  calls = pickingCalls(shop)
  const { member } = calls
  picker = await member('nare@shop.test')
  courier = (await member('levon@shop.test', ['courier'])).by as StaffActor
})

const list = (query: AdminListQuery) =>
  listAdminOrders(shop.db, query, { locale, roles: ['orders'] })
const idsOf = async (query: AdminListQuery) => (await list(query)).data.map(({ id }) => id)

/** Expects an order to be found at a stage and at no other one. */
async function expectStage(id: number, stage: OrderStage | null): Promise<void> {
  const { data } = await list({ search: String(id) })
  expect(data[0]).toMatchObject({ id, stage })
  const { courier } = data[0]!
  const roles = ['orders'] as const
  expect(await readAdminOrder(shop.db, id, { locale, roles })).toMatchObject({ stage, courier })
  for (const other of orderStages)
    expect((await idsOf({ stage: other })).includes(id), other).toBe(other === stage)
}

async function pickAll(id: number): Promise<void> {
  await calls.claim(id, picker)
  await calls.start(id, picker)
  const lines = (await findOrder(shop.db, id)).lines.filter(({ stocked }) => stocked)
  for (const line of lines)
    await calls.mark(id, picker, { lineId: line.id, state: 'found', quantity: 2 })
  await calls.finish(id, picker)
}
const settle = (id: number) => settleOrder(shop.db, shop.services, { id, by, decides: true })
const plan = (id: number) =>
  createRoute(shop.db, {
    day: '2030-05-01',
    courierId: courier.id,
    orderIds: [id],
    note: '',
    by,
    locale,
  })
const scope = () => ({ courierId: courier.id })
async function drive(id: number): Promise<number> {
  const route = await plan(id)
  await startRoute(shop.db, { id: route.id, scope: scope(), by: courier, locale })
  return route.id
}
const report = (routeId: number, orderId: number, stop: StopReport) =>
  recordStop(shop.db, shop.services, {
    routeId,
    orderId,
    scope: scope(),
    by: courier,
    locale,
    ...stop,
  })

test('an order passes its stages from the shelves to the door', async () => {
  const id = await calls.place()
  await expectStage(id, 'to_pick')
  await calls.claim(id, picker)
  await expectStage(id, 'picking')
  await calls.release(id, picker)
  await expectStage(id, 'to_pick')
  await pickAll(id)
  await expectStage(id, 'picked')
  await settle(id)
  await expectStage(id, 'packed')
  const route = await drive(id)
  await expectStage(id, 'delivering')
  await report(route, id, { outcome: 'nobody_home' })
  await expectStage(id, 'packed')
  const planned = await plan(id)
  await expectStage(id, 'packed')
  await startRoute(shop.db, { id: planned.id, scope: scope(), by: courier, locale })
  await report(planned.id, id, { outcome: 'delivered' })
  await expectStage(id, 'delivered')
})

test('an order that nobody picks is to be picked until a courier leaves with it', async () => {
  const id = await calls.place()
  await advanceOrder(shop.db, shop.services, { id, to: 'processing', by })
  await expectStage(id, 'to_pick')
  const route = await drive(id)
  await expectStage(id, 'delivering')
  await report(route, id, { outcome: 'nobody_home' })
  await expectStage(id, 'to_pick')
  await advanceOrder(shop.db, shop.services, { id, to: 'completed', by })
  await expectStage(id, 'delivered')
})

test('a canceled order has no stage, wherever it was', async () => {
  const id = await calls.place()
  await pickAll(id)
  await settle(id)
  await drive(id)
  await cancelOrder(shop.db, shop.services, { id, by, note: 'x', confirmed: true })
  await expectStage(id, null)
})

test('an order has a stage from its confirmation until it is canceled', async () => {
  for (const status of orderStatuses) {
    const isOver = status === 'completed' || status === 'closed'
    const isOpen = status === 'pending' || status === 'processing'
    const id = await createListedOrder(shop.db, { status })
    await expectStage(id, isOver ? 'delivered' : isOpen ? 'to_pick' : null)
  }
})

test('stages narrow with the other filters, and are counted', async () => {
  const day = '2026-06-01'
  const on = { date_from: day, date_to: day, sort: 'id' }
  const placed = `${day}T12:00:00+04:00`
  const first = await createListedOrder(shop.db, { placed })
  const second = await createListedOrder(shop.db, { placed })
  const third = await createListedOrder(shop.db, { placed, status: 'completed', total: 700 })
  const canceled = await createListedOrder(shop.db, { placed, status: 'canceled' })
  await shop.db
    .insertInto('order_pickings')
    .values({ order_id: second, state: 'claimed' })
    .execute()
  expect(await idsOf({ ...on, stage: 'to_pick,picking' })).toEqual([first, second])
  expect(await idsOf({ ...on, stage: 'picking,delivered' })).toEqual([second, third])
  expect(await idsOf({ ...on, stage: 'to_pick', status: 'pending' })).toEqual([first])
  expect(await idsOf({ ...on, stage: 'picking', status: 'processing,canceled' })).toEqual([])
  expect(await idsOf({ ...on, stage: 'delivered', status: 'canceled' })).toEqual([])
  expect(await idsOf({ ...on, stage: 'delivered', paid: 'paid' })).toEqual([third])
  expect(await idsOf({ ...on, stage: '' })).toEqual([first, second, third, canceled])
  for (const [stage, sum] of Object.entries({ delivered: 700, picking: 1000 }))
    expect((await list({ ...on, stage })).meta).toMatchObject({ total: 1, more: false, sum })
})

test('an unknown stage is refused', async () => {
  for (const stage of ['lost', 'picking,,x', 'processing'])
    await expect(list({ stage }), stage).rejects.toMatchObject({ code: 'validation_failed' })
})
