import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ordersShop } from '../testing-orders.ts'
import type { TestStaff } from '../testing.ts'

const { place, shop, staff, stateOf } = ordersShop()

/** A route with one order that is out, by its id. */
async function driveWith(order: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with route as (
      insert into delivery_routes (day, courier_id, state) values (current_date, ${staff.owner.id}, 'out') returning id
    )
    insert into route_stops (route_id, order_id, position) select id, ${order}, 1 from route returning route_id as id`.execute(
    shop.db,
  )
  return rows[0]!.id
}

test('an accountant reads the routes of couriers and reports nothing on them; the office does', async () => {
  const order = await place()
  const route = `/api/admin/routes/${await driveWith(order)}`
  const report = (who: TestStaff) =>
    who.inject({
      method: 'POST',
      url: `${route}/stops/${order}`,
      payload: { outcome: 'nobody_home' },
    })
  const read = await staff.accountant.inject({ method: 'GET', url: route })
  expect(read.json().data.stops).toMatchObject([{ order_id: order, outcome: null }])

  const before = await stateOf(order)
  expect((await report(staff.accountant)).statusCode).toBe(404)
  const started = await staff.accountant.inject({
    method: 'POST',
    url: `${route}/start`,
    payload: {},
  })
  expect(started.statusCode).toBe(404)
  expect(await stateOf(order)).toEqual(before)

  const done = await report(staff.orders)
  expect(done.json().data.stops).toMatchObject([{ outcome: 'nobody_home' }])

  await sql`update route_stops set outcome = null, at = null where order_id = ${order}`.execute(
    shop.db,
  )
  await sql`update orders set status = 'canceled' where id = ${order}`.execute(shop.db)
  const cash = { method: 'PUT', url: `${route}/stops/${order}/cash`, payload: { cash: 0 } } as const
  expect((await staff.accountant.inject(cash)).statusCode).toBe(404)
  expect((await staff.orders.inject(cash)).statusCode).toBe(200)
})

test('reports that wait too long for their route may be sent again, and deliver once', async () => {
  const order = await place()
  const route = await driveWith(order)
  const report = () =>
    staff.owner.inject({
      method: 'POST',
      url: `/api/admin/routes/${route}/stops/${order}`,
      payload: { outcome: 'delivered' },
    })
  const reports = () => Promise.all([report(), report(), report()])
  await shop.db.transaction().execute(async (tx) => {
    await sql`select from delivery_routes where id = ${route} for update`.execute(tx)
    for (const { statusCode, headers } of await reports())
      expect([statusCode, headers['retry-after']]).toEqual([503, '2'])
  })
  expect((await reports()).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  const { rows } = await sql`
    select from order_changes where order_id = ${order} and to_status = 'completed'`.execute(
    shop.db,
  )
  expect(rows).toHaveLength(1)
})
