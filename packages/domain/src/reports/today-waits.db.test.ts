import type { StaffRole } from '@tsiran/contract/admin/permissions'
import { lotDays, type Waiting } from '@tsiran/contract/admin/waiting'
import { testDatabase } from '@tsiran/db/testing'
import { isoDay } from '@tsiran/i18n/dates'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { listAdminOrders, type AdminListQuery } from '../orders/list-admin-orders.ts'
import { listPicking } from '../picking/list-picking.ts'
import { staffIdOf } from '../shared/actor.ts'
import { actingAs } from '../staff/testing.ts'
import { listLots } from '../stock/list-lots.ts'
import { receiveStock } from '../stock/receive-stock.ts'
import { byScript as by, createProduct } from '../testing/fixtures.ts'
import { createListedOrder, type ListedOrder } from '../testing/list-orders.ts'
import { readToday } from './read-today.ts'

const database = testDatabase()
const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** The day in Yerevan that many days from today. */
const dayAfter = (days: number) => isoDay(new Date(Date.now() + days * dayMs))

beforeEach(() => sql`truncate orders, stock_lots cascade`.execute(database.db))

async function count(what: Waiting, role: StaffRole = 'owner') {
  const { waiting } = await readToday(database.db, { roles: [role], locale: 'en' })
  return waiting.find((one) => one.what === what)?.count
}
const place = (order: ListedOrder) => createListedOrder(database.db, order)
const placeOn = (day: string, order: ListedOrder = {}) =>
  place({
    ...order,
    slot: { starts_at: `${day}T10:00:00+04:00`, ends_at: `${day}T12:00:00+04:00` },
  })
const placeUntil = (ends: number, order: ListedOrder = {}) =>
  place({
    ...order,
    slot: {
      starts_at: new Date(ends - 2 * hourMs).toISOString(),
      ends_at: new Date(ends).toISOString(),
    },
  })
const pick = (id: number, state: 'claimed' | 'picking' | 'finished') =>
  sql`insert into order_pickings (order_id, state) values (${id}, ${state})`.execute(database.db)

test('orders of today and earlier are to be picked until their picking is finished', async () => {
  const { db } = database
  const today = dayAfter(0)
  const waiting = [
    await placeOn(today),
    await placeOn(today, { status: 'processing' }),
    await placeOn(dayAfter(-1)),
  ]
  await pick(waiting[1]!, 'picking')
  // None of these waits for a picker.
  await pick(await placeOn(today), 'finished')
  const settled = await placeOn(today)
  await sql`update orders set settled_at = now() where id = ${settled}`.execute(db)
  for (const status of ['pending_payment', 'completed', 'canceled'] as const)
    await placeOn(today, { status })
  await placeOn(dayAfter(1))
  await place({})
  const brought = await placeOn(today, { status: 'processing' })
  const { by: courier } = await actingAs(db, { email: 'levon@shop.test', roles: ['courier'] })
  await sql`with route as (
      insert into delivery_routes (day, courier_id, state) values (${today}, ${staffIdOf(courier)}, 'out') returning id)
    insert into route_stops (route_id, order_id, position) select id, ${brought}, 1 from route`.execute(
    db,
  )
  expect(await count('picking')).toBe(waiting.length)
  expect(await count('picking', 'picker')).toBe(waiting.length)
  const staff = { id: 0, roles: ['picker' as const] }
  const { data } = await listPicking(db, { day: today, staff, locale: 'en' })
  expect(data.map(({ order_id }) => order_id)).toEqual(expect.arrayContaining(waiting))
})

test('late orders are counted as the list of orders shows them', async () => {
  const { db } = database
  const late = [
    await placeUntil(Date.now() - 1000, { total: 500 }),
    await placeUntil(Date.now() - 40 * dayMs, { status: 'processing', total: 700 }),
  ]
  const others = [
    await placeUntil(Date.now() + hourMs),
    await place({}),
    ...(await Promise.all(
      (['pending_payment', 'completed', 'closed', 'canceled'] as const).map((status) =>
        placeUntil(Date.now() - hourMs, { status }),
      ),
    )),
  ]
  const list = async (query: AdminListQuery) => {
    const { data, meta } = await listAdminOrders(db, query, { locale: 'en', roles: ['orders'] })
    return {
      ids: data.map(({ id }) => id).toSorted((a, b) => a - b),
      total: meta.total,
      sum: meta.sum,
    }
  }
  expect(await count('late')).toBe(late.length)
  expect(await list({ late: true })).toEqual({ ids: late, total: late.length, sum: 1200 })
  expect((await list({ late: true, status: 'processing' })).ids).toEqual([late[1]])
  expect((await list({ late: true, stage: 'delivered' })).ids).toEqual([])
  expect((await list({ late: false })).ids).toEqual(others.toSorted((a, b) => a - b))
  expect(await count('late', 'picker')).toBeUndefined()
})

test('lots that expire within a week are counted as the list of lots shows them', async () => {
  const { db } = database
  const receive = (variant_id: number, ...days: number[]) =>
    receiveStock(db, {
      supplier: 'Ferma',
      lines: days.map((day) => ({ variant_id, qty: 2, expires_on: dayAfter(day) })),
      by,
    })
  const offer = async (sku: string) =>
    (await createProduct(db, { sku, offers: [{ price: 300, qty: 0 }] })).variantId
  const cheese = await offer('CHEESE')
  await receive(cheese, -3, 0, lotDays, lotDays + 1)
  // What expires first was sold first.
  const milk = await offer('MILK')
  await receive(milk, -1, 30)
  await sql`update variants set qty = 2 where id = ${milk}`.execute(db)
  const { data, meta } = await listLots(db, { within: lotDays, page: 1, limit: 50 })
  expect(data.map(({ variant_id, days_left }) => [variant_id, days_left])).toEqual([
    [cheese, -3],
    [cheese, 0],
    [cheese, lotDays],
  ])
  expect(await count('lots')).toBe(meta.total)
  expect(await count('lots', 'picker')).toBe(meta.total)
  expect(await count('lots', 'courier')).toBeUndefined()
})
