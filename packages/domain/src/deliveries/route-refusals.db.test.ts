import { formatTime } from '@tsiran/i18n/dates'
import { formatMoney } from '@tsiran/i18n/money'
import { beforeAll, expect, test } from 'vitest'
import { advanceOrder } from '../order-management/advance-order.ts'
import { cancelOrder } from '../order-management/cancel-order.ts'
import { findOrder } from '../orders/read-order.ts'
import type { StaffActor } from '../shared/actor.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { byScript as by } from '../testing/fixtures.ts'
import { recordCash, returnCash } from './cash-of-canceled.ts'
import { countRoute, startRoute } from './drive-route.ts'
import { readRoute } from './route-rows.ts'
import { changeRoute, deleteRoute } from './save-route.ts'
import { routeCalls } from './testing.ts'

const shop = bankShop()
const locale = 'en' as const
const all = { courierId: undefined }
let calls: ReturnType<typeof routeCalls>
let courier: StaffActor
let other: StaffActor
beforeAll(async () => {
  calls = routeCalls(shop, '2030-05-01')
  courier = await calls.member('levon@shop.test')
  other = await calls.member('hayk@shop.test')
})
const place = () => calls.place(1)
const delivered = () => ({ by: courier, outcome: 'delivered' as const })
const refusal = (code: string, values: Record<string, unknown>) => ({ code, details: { values } })

test('a door that was reported otherwise says how, when and by whom', async () => {
  const orderId = await place()
  const { id } = await calls.drive([orderId], courier)
  const { stops } = await calls.report(id, orderId, delivered())
  await expect(
    calls.report(id, orderId, { by: courier, outcome: 'nobody_home' }),
  ).rejects.toMatchObject(
    refusal('stop_reported', {
      number: orderId,
      outcome: 'Delivered',
      time: formatTime(stops[0]!.at!),
      who: courier.name,
    }),
  )
})

test('an order that went to another route says to which, at the door and in the office', async () => {
  const [one, two] = [await place(), await place()]
  const { id, version } = await calls.drive([one, two], courier)
  const change = { orderIds: [one] }
  await changeRoute(shop.db, { id, version, change, by, locale })
  await expect(calls.report(id, two, delivered())).rejects.toMatchObject(
    refusal('not_on_route', { number: two }),
  )
  const { id: route } = await calls.plan([two], other)
  const elsewhere = refusal('on_other_route', { number: two, route, courier: other.name })
  await expect(calls.report(id, two, delivered())).rejects.toMatchObject(elsewhere)
  await expect(calls.plan([two], courier)).rejects.toMatchObject(elsewhere)
  const back = { id, version: version + 1, change: { orderIds: [one, two] }, by, locale }
  await expect(changeRoute(shop.db, back)).rejects.toMatchObject(elsewhere)
})

test('a route that has ended says when, and who counted its cash', async () => {
  const [one, two] = [await place(), await place()]
  const { id } = await calls.drive([one, two], courier)
  const { version, cash } = await calls.report(id, one, delivered())
  const counted = { id, version, counted: cash, by: other, locale }
  const done = await countRoute(shop.db, counted)
  const ended = refusal('route_done', { route: id, who: other.name, time: expect.any(String) })
  await calls.plan([two], other)
  const call = { id, version: done.version, by, locale }
  for (const write of [
    () => startRoute(shop.db, { id, scope: all, by: courier, locale }),
    () => countRoute(shop.db, { ...counted, version: done.version }),
    () => changeRoute(shop.db, { ...call, change: { note: 'Nork' } }),
  ])
    await expect(write()).rejects.toMatchObject(ended)
  await expect(deleteRoute(shop.db, call)).rejects.toMatchObject(
    refusal('route_begun', { route: id }),
  )
})

test('a route whose orders are all completed has nothing to start with', async () => {
  const orderId = await place()
  const { id } = await calls.plan([orderId], courier)
  await advanceOrder(shop.db, shop.services, { id: orderId, to: 'completed', by })
  await expect(startRoute(shop.db, { id, scope: all, by: courier, locale })).rejects.toMatchObject(
    refusal('route_empty', { route: id }),
  )
})

test('a wrong sum says what is to be taken', async () => {
  const orderId = await place()
  const { id, stops } = await calls.drive([orderId], courier)
  const due = stops[0]!.cash_due
  const wrong = (drams: number) => ({
    code: 'validation_failed',
    details: { fields: { cash: [{ key: 'cashDue', values: { due: formatMoney(drams) } }] } },
  })
  await expect(calls.report(id, orderId, { ...delivered(), cash: 1 })).rejects.toMatchObject(
    wrong(due),
  )
  const lines = [{ line_id: (await findOrder(shop.db, orderId)).lines[0]!.id, quantity: 1 }]
  await expect(
    calls.report(id, orderId, { by: courier, outcome: 'refused_lines', lines, cash: due }),
  ).rejects.toMatchObject(wrong(0))
  await cancelOrder(shop.db, shop.services, { id: orderId, note: '', by })
  const cash = { routeId: id, orderId, scope: all, by: courier, locale }
  await expect(recordCash(shop.db, { ...cash, cash: 1 })).rejects.toMatchObject(wrong(due))
})

test('cash that the buyer has back says who returned it; an ended route says so', async () => {
  const [one, two] = [await place(), await place()]
  const { id, stops } = await calls.drive([one, two], courier)
  for (const order of [one, two])
    await cancelOrder(shop.db, shop.services, { id: order, note: '', by })
  const record = (orderId: number, cash: number) =>
    recordCash(shop.db, { routeId: id, orderId, cash, scope: all, by: courier, locale })
  await record(one, stops[0]!.cash_due)
  await record(two, stops[1]!.cash_due)
  await returnCash(shop.db, { id: one, by: other })
  const returned = { number: one, who: other.name, time: expect.any(String) }
  await expect(record(one, 0)).rejects.toMatchObject(refusal('cash_returned', returned))
  const { version, cash } = await readRoute(shop.db, id, { scope: all, locale })
  const call = { id, version, by: other, locale }
  await expect(deleteRoute(shop.db, call)).rejects.toMatchObject(
    refusal('route_begun', { route: id }),
  )
  await countRoute(shop.db, { ...call, counted: cash })
  await expect(record(two, 0)).rejects.toMatchObject({ code: 'route_done' })
})
