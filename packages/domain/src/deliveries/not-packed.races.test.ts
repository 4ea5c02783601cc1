import { beforeAll, expect, test } from 'vitest'
import { settleOrder } from '../picking/settle-order.ts'
import { pickingCalls } from '../picking/testing.ts'
import { findOrder } from '../orders/read-order.ts'
import type { StaffActor } from '../shared/actor.ts'
import type { ActingStaff } from '../staff/session.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript as by } from '../testing/fixtures.ts'
import { startRoute } from './drive-route.ts'
import { changeRoute, createRoute } from './save-route.ts'

const shop = bankShop()
const locale = 'en' as const
let calls: ReturnType<typeof pickingCalls>
let picker: ActingStaff
let courier: StaffActor
beforeAll(async () => {
  calls = pickingCalls(shop)
  picker = await calls.member('nare@shop.test')
  courier = (await calls.member('levon@shop.test', ['courier'])).by as StaffActor
})

const plan = (orderIds: number[]) =>
  createRoute(shop.db, {
    day: '2030-05-01',
    courierId: courier.id,
    orderIds,
    note: '',
    by,
    locale,
  })
const start = (id: number) =>
  startRoute(shop.db, { id, scope: { courierId: courier.id }, by: courier, locale })
const refusal = (id: number) => ({
  code: 'not_packed',
  details: { values: { numbers: String(id) } },
})

const onItsWay = { code: 'conflict', details: { data: { reason: 'on_its_way' } } }

test('an order goes on a route once it is packed: not while it is picked, nor before its settlement', async () => {
  const [id, other] = [await calls.place(), await calls.place()]
  const route = await plan([other])
  const refuses = async () => {
    await expect(plan([id])).rejects.toMatchObject(refusal(id))
    const change = { orderIds: [other, id] }
    const call = { id: route.id, version: route.version, change, by, locale }
    await expect(changeRoute(shop.db, call)).rejects.toMatchObject(refusal(id))
  }
  await calls.claim(id, picker)
  await refuses()
  await calls.start(id, picker)
  for (const { id: lineId, stocked } of (await findOrder(shop.db, id)).lines)
    if (stocked) await calls.mark(id, picker, { lineId, state: 'found', quantity: 2 })
  await calls.finish(id, picker)
  await refuses()
  await settleOrder(shop.db, shop.services, { id, by, decides: true })
  expect((await plan([id])).stops).toMatchObject([{ order_id: id }])
})

test('nobody begins to pick what a courier is bringing, also while the courier leaves', async () => {
  for (let round = 0; round < 4; round++) {
    const id = await calls.place()
    const route = await plan([id])
    const [left, claim] = await Promise.allSettled([start(route.id), calls.claim(id, picker)])
    if (left.status === 'rejected') expect(left.reason).toMatchObject(refusal(id))
    else expect(claim).toMatchObject({ status: 'rejected', reason: onItsWay })
    expect([left.status, claim.status].sort()).toEqual(['fulfilled', 'rejected'])
  }
  const id = await calls.place()
  await start((await plan([id])).id)
  await expect(calls.claim(id, picker)).rejects.toMatchObject(onItsWay)
})

test('a courier does not leave with an order that is picked again, also at the same time', async () => {
  for (let round = 0; round < 5; round++) {
    const id = await calls.place()
    const [route, claim] = await Promise.allSettled([plan([id]), calls.claim(id, picker)])
    expect(claim.status).toBe('fulfilled')
    if (route.status === 'rejected') expect(route.reason).toMatchObject(refusal(id))
    else await expect(start(route.value.id)).rejects.toMatchObject(refusal(id))
    await calls.release(id, picker)
    if (route.status === 'fulfilled') expect((await start(route.value.id)).state).toBe('out')
  }
})
