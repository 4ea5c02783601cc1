import { beforeAll, expect, test } from 'vitest'
import { findOrder } from '../orders/read-order.ts'
import type { StaffActor } from '../shared/actor.ts'
import { bankShop } from '../testing/bank-shop.ts'
import { previewRefusal } from './preview-refusal.ts'
import { readRoute } from './route-rows.ts'
import { routeCalls } from './testing.ts'

const shop = bankShop()
let calls: ReturnType<typeof routeCalls>
let levon: StaffActor
beforeAll(async () => {
  calls = routeCalls(shop, '2030-05-01')
  levon = await calls.member('levon@shop.test')
})
const scope = () => ({ courierId: levon.id })

test('a courier reads what is left to pay before a refusal is reported, to the dram', async () => {
  const { db } = shop
  const id = await calls.place(5)
  const [line] = (await findOrder(db, id)).lines
  // A box of three for less, which breaks.
  await db
    .updateTable('order_items')
    .set({ box_qty: 3, box_price: 2000, total: 4000 })
    .where('id', '=', line!.id)
    .execute()
  const before = await findOrder(db, id)
  const { id: routeId } = await calls.drive([id], levon)
  const lines = [{ line_id: line!.id, quantity: 3 }]
  const call = { routeId, orderId: id, lines, scope: scope(), locale: 'en' } as const
  const { cash_due: due } = await previewRefusal(db, call)
  expect((await findOrder(db, id)).version).toBe(before.version)
  const report = (cash: number) =>
    calls.report(routeId, id, { outcome: 'refused_lines', lines, cash, by: levon })
  await expect(report(due + 1)).rejects.toMatchObject({ code: 'validation_failed' })
  await report(due)
  const { stops } = await readRoute(db, routeId, { scope: scope(), locale: 'en' })
  expect(stops).toMatchObject([{ outcome: 'refused_lines', cash: due }])
})

test('nothing is to pay for an order that is refused as a whole, and another’s route is not read', async () => {
  const { db } = shop
  const id = await calls.place(2)
  const [line] = (await findOrder(db, id)).lines
  const { id: routeId } = await calls.drive([id], levon)
  const lines = [{ line_id: line!.id, quantity: 2 }]
  const call = { routeId, orderId: id, lines, scope: scope(), locale: 'en' } as const
  expect(await previewRefusal(db, call)).toEqual({ cash_due: 0 })
  const other = await calls.place(2)
  await expect(previewRefusal(db, { ...call, orderId: other })).rejects.toMatchObject({
    code: 'not_on_route',
  })
  const gor = await calls.member('gor@shop.test')
  const theirs = previewRefusal(db, { ...call, scope: { courierId: gor.id } })
  await expect(theirs).rejects.toMatchObject({ code: 'not_found' })
  const tooMany = previewRefusal(db, { ...call, lines: [{ line_id: line!.id, quantity: 3 }] })
  await expect(tooMany).rejects.toMatchObject({ code: 'validation_failed' })
})
