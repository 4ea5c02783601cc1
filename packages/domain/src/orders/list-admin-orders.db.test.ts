import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { actingAs } from '../staff/testing.ts'
import { createTestCompany } from '../testing/fixtures.ts'
import { createListedOrder, type ListedOrder } from '../testing/list-orders.ts'
import { listAdminOrders, type AdminListQuery } from './list-admin-orders.ts'
import { selectPage } from './list-pages.ts'
import type { ListPage } from './walk-list.ts'

const database = testDatabase()
const reader = { locale: 'en', roles: ['orders'] } as const
const list = (query: AdminListQuery, who: Parameters<typeof listAdminOrders>[2] = reader) =>
  listAdminOrders(database.db, query, who)
const idsOf = async (query: AdminListQuery) => (await list(query)).data.map(({ id }) => id)
const place = (order: ListedOrder) => createListedOrder(database.db, order)

let company: number
const made: Record<string, number> = {}
beforeAll(async () => {
  company = await createTestCompany(database.db, 'Արարատ Սննդամթերք')
  const orders: Record<string, ListedOrder> = {
    eve: {
      placed: '2026-05-09T23:59:59+04:00',
      total: 100,
      phone: '091 23-45-67',
      name: ['Անի', 'Սարգսյան'],
    },
    midnight: {
      placed: '2026-05-10T00:00:00+04:00',
      total: 200,
      status: 'canceled',
      email: 'bo_b@example.am',
    },
    night: {
      placed: '2026-05-10T23:59:59.999+04:00',
      total: 400,
      status: 'completed',
      email: 'boxb@example.am',
      phone: '37499 000 111',
    },
    after: {
      placed: '2026-05-11T00:00:00+04:00',
      total: 800,
      method: 'credit',
      company,
      status: 'processing',
      phone: '+1 202 555 0100',
    },
  }
  for (const [name, order] of Object.entries(orders)) made[name] = await place(order)
})
const addressOf = async (id: number) =>
  (
    await database.db
      .selectFrom('orders')
      .select('shipping_address')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).shipping_address
const numbers = (...names: string[]) => names.map((name) => made[name])

test('the newest order comes first, with the count and the sum of what was not canceled', async () => {
  const { data, meta } = await list({ limit: 2, page: 2 })
  expect(data.map(({ id }) => id)).toEqual(numbers('midnight', 'eve'))
  expect(meta).toEqual({
    current_page: 2,
    last_page: 2,
    per_page: 2,
    from: 3,
    to: 4,
    total: 4,
    more: false,
    sum: 1300,
  })
  expect((await list({ sort: 'grand_total' })).data.map(({ grand_total }) => grand_total)).toEqual([
    100, 200, 400, 800,
  ])
  expect(await idsOf({ sort: '-id' })).toEqual(numbers('after', 'night', 'midnight', 'eve'))
})

test('a day lasts from midnight to midnight in Yerevan', async () => {
  expect(await idsOf({ date_from: '2026-05-10', date_to: '2026-05-10' })).toEqual(
    numbers('night', 'midnight'),
  )
  expect(await idsOf({ date_from: '2026-05-11' })).toEqual(numbers('after'))
  expect(await idsOf({ date_to: '2026-05-09' })).toEqual(numbers('eve'))
  const { meta } = await list({ date_from: '2026-05-10', date_to: '2026-05-10' })
  expect(meta).toMatchObject({ total: 2, sum: 400 })
})

test('filters narrow together', async () => {
  expect(await idsOf({ status: 'canceled,completed' })).toEqual(numbers('night', 'midnight'))
  expect(await idsOf({ status: 'completed', payment_method: 'credit' })).toEqual([])
  expect(await idsOf({ payment_method: 'credit' })).toEqual(numbers('after'))
  expect(await idsOf({ company_id: company })).toEqual(numbers('after'))
  expect(await idsOf({ buyer: 'company' })).toEqual(numbers('after'))
  expect(await idsOf({ buyer: 'person' })).toEqual(numbers('night', 'midnight', 'eve'))
  expect((await list({ buyer: 'company' })).meta).toMatchObject({ total: 1, sum: 800 })
  expect(await idsOf({ sum_from: 200, sum_to: 400 })).toEqual(numbers('night', 'midnight'))
  for (const [paid, name] of Object.entries({
    at_the_door: 'eve',
    unpaid: 'midnight',
    paid: 'night',
    credit: 'after',
  }))
    expect(await idsOf({ paid: paid as 'paid' })).toEqual(numbers(name))
})

describe('a search finds', () => {
  test('a phone in any writing', async () => {
    for (const search of [
      '+37491234567',
      '091234567',
      '91 23 45 67',
      '00374 91-23-45-67',
      '(091) 234567',
      '4567',
    ])
      expect(await idsOf({ search }), search).toEqual(numbers('eve'))
    expect(await idsOf({ search: '+374 99 000111' })).toEqual(numbers('night'))
    expect(await idsOf({ search: '+1 (202) 555-0100' })).toEqual(numbers('after'))
  })

  test('an exact number first', async () => {
    const twin = await place({
      placed: '2026-06-01T00:00:00+04:00',
      phone: `0${String(made.eve!)}`,
    })
    expect(await idsOf({ search: `#${made.eve}` })).toEqual([made.eve, twin])
    expect(await idsOf({ search: String(made.eve), sort: 'grand_total' })).toEqual([made.eve, twin])
    await database.db.deleteFrom('orders').where('id', '=', twin).execute()
    expect((await list({})).meta.total).toBe(4)
  })

  test('names, companies and e-mails, each word anywhere', async () => {
    expect(await idsOf({ search: 'սարգսյան անի' })).toEqual(numbers('eve'))
    expect(await idsOf({ search: 'Արարատ' })).toEqual(numbers('after'))
    expect(await idsOf({ search: 'Ան' })).toEqual(numbers('eve'))
    expect(await idsOf({ search: 'nobody here' })).toEqual([])
  })

  test('an e-mail by its beginning, wherever an order has it', async () => {
    for (const search of ['boxb@', 'BOXB@example', 'boxb@example.am'])
      expect(await idsOf({ search }), search).toEqual(numbers('night'))
    expect(await idsOf({ search: 'ani boxb@' })).toEqual(numbers('night'))
    expect(await idsOf({ search: 'xb@example.am' })).toEqual([])
    const address = { ...(await addressOf(made.eve!)), email: 'gift@example.am' }
    for (const column of ['billing_address', 'shipping_address'] as const) {
      await database.db
        .updateTable('orders')
        .set({ [column]: JSON.stringify(address) })
        .where('id', '=', made.eve!)
        .execute()
      expect(await idsOf({ search: 'gift@example' }), column).toEqual(numbers('eve'))
      await database.db
        .updateTable('orders')
        .set({ [column]: JSON.stringify({ ...address, email: 'ani@example.am' }) })
        .where('id', '=', made.eve!)
        .execute()
    }
  })

  test('signs of patterns as themselves', async () => {
    expect(await idsOf({ search: 'bo_b' })).toEqual(numbers('midnight'))
    for (const search of ['%', '__', String.raw`\ `, "' or 1=1 --", '%%%', '\0\0\0%'])
      expect(await idsOf({ search }), search).toEqual([])
  })
})

test('a courier’s orders are those of the routes, without those whose buyers were not at home', async () => {
  const { db } = database
  const { id: courier } = await actingAs(db, { email: 'gor@shop.test', roles: ['courier'] })
  await sql`
    with route as (insert into delivery_routes (day, courier_id) values ('2026-05-10', ${courier}) returning id)
    insert into route_stops (route_id, order_id, position, outcome, at)
    select id, ${made.eve}::bigint, 0, null, null from route
    union all select id, ${made.night}::bigint, 1, 'delivered', now() from route
    union all select id, ${made.after}::bigint, 2, 'nobody_home', now() from route`.execute(db)
  const { data, meta } = await list({ courier_id: courier })
  expect(data.map(({ id }) => id)).toEqual(numbers('night', 'eve'))
  expect(meta).toMatchObject({ total: 2, sum: 500 })
  expect(data[0]).toMatchObject({ courier: { id: courier } })
  expect((await list({ company_id: company })).data).toMatchObject([{ courier: null }])
})

test('what no list has is refused', async () => {
  for (const query of [
    { status: 'lost' },
    { status: 'pending,,x' },
    { sort: 'email' },
    { date_from: '2026-02-30' },
    { date_to: '0000-01-01' },
  ])
    await expect(list(query), JSON.stringify(query)).rejects.toMatchObject({
      code: 'validation_failed',
    })
})

test('where more orders pass than are counted, the page is the same and the rest is left open', async () => {
  const page = (filter: ListPage['filter'], sort: ListPage['sort']) =>
    ({ filter, people: true, sort, range: { page: 1, limit: 3 } }) as const
  for (const filter of [
    { sum_from: 1 },
    { search: 'sargsyan' },
    { search: 'sargsyan', buyer: 'person' },
    { search: 'Արարատ' },
    { search: 'ան' },
    { search: 'b@e' },
    { search: '37499' },
    { search: String(made.night), sum_from: 1 },
  ] as const)
    for (const by of ['created_at', 'id', 'grand_total'] as const)
      for (const descending of [true, false]) {
        const wanted = page(filter, { by, descending })
        const whole = await selectPage(database.db, wanted)
        const capped = await selectPage(database.db, wanted, 1)
        expect(capped.ids, JSON.stringify(wanted)).toEqual(whole.ids)
        expect(whole.sum).not.toBeNull()
        if (whole.orders > 1) expect(capped).toMatchObject({ orders: 1, more: true, sum: null })
        else expect(capped).toEqual(whole)
      }
})

test('a viewer finds by number and company alone, and sees nobody', async () => {
  const viewer = { locale: 'en', roles: ['viewer'] } as const
  for (const search of ['091234567', 'boxb@example.am', 'Սարգսյան'])
    expect((await list({ search }, viewer)).data).toEqual([])
  const [row] = (await list({ search: String(made.eve) }, viewer)).data
  expect(row).toMatchObject({ name: 'Ա… Ս…', phone: '', email: '' })
  expect((await list({ search: 'արարատ' }, viewer)).data[0]).toMatchObject({
    company: { name: 'Արարատ Սննդամթերք' },
  })
})

test('whoever sees assigned orders alone sees none', async () => {
  expect(await list({}, { locale: 'en', roles: ['picker', 'courier'] })).toMatchObject({
    data: [],
    meta: { total: 0, sum: 0 },
  })
})

test('changed and deleted orders are found and counted as they are now', async () => {
  const id = await place({ email: 'old@example.am', total: 5000 })
  await database.db
    .updateTable('orders')
    .set({ email: 'new@example.am', status: 'canceled' })
    .where('id', '=', id)
    .execute()
  expect(await idsOf({ search: 'old@example.am' })).toEqual([id])
  expect(await idsOf({ search: 'new@example.am' })).toEqual([id])
  expect((await list({})).meta).toMatchObject({ total: 5, sum: 1300 })
  await database.db.deleteFrom('orders').where('id', '=', id).execute()
  expect((await list({})).meta).toMatchObject({ total: 4, sum: 1300 })
  expect(await idsOf({ search: 'new@example.am' })).toEqual([])
})
