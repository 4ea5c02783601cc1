import { paidStates } from '@tsiran/contract/admin/order-list-shapes'
import { orderStatuses } from '@tsiran/contract/order-shapes'
import { testDatabase } from '@tsiran/db/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestCompany } from '../testing/fixtures.ts'
import { createListedOrder } from '../testing/list-orders.ts'
import { createSyntheticOrders } from '../testing/synthetic-orders.ts'
import { listAdminOrders, type AdminListQuery } from './list-admin-orders.ts'
import { foldOrderDays } from './order-days.ts'

const database = testDatabase()
const list = (query: AdminListQuery) =>
  listAdminOrders(database.db, query, { locale: 'en', roles: ['owner'] })
const foldAll = async () => {
  while ((await foldOrderDays(database.db)) > 0);
}

/** The orders as they are, the newest first. */
async function readAll() {
  const rows = await database.db
    .selectFrom('orders')
    .select(['id', 'created_at', 'status', 'payment_method', 'paid', 'grand_total'])
    .execute()
  return rows.sort((a, b) => b.created_at.getTime() - a.created_at.getTime() || b.id - a.id)
}

const queries: AdminListQuery[] = [
  {},
  { sort: 'created_at' },
  { status: 'canceled' },
  { status: 'pending,completed', sort: 'created_at' },
  { payment_method: 'ameriabank' },
  { payment_method: 'idram' },
  { paid: 'paid' },
  { paid: 'unpaid', sort: 'created_at' },
  { paid: 'refunded', status: 'canceled,closed', date_to: '2026-03-03' },
  { date_from: '2026-03-02', date_to: '2026-03-03' },
  { date_from: '2026-03-02', status: 'completed,canceled', sort: 'created_at' },
]

const { format: dayOf } = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Yerevan' })

test('pages and totals are the same as by reading every order, at any depth, added up or not', async () => {
  const { db } = database
  await createSyntheticOrders(db, { count: 2000, from: '2026-03-01', to: '2026-03-04' })
  for (const placed of [
    '2026-03-02T00:00:00+04:00',
    '2026-03-02T23:59:59.999+04:00',
    '2026-03-05T00:00:00+04:00',
  ])
    await createListedOrder(db, { placed })
  for (const fold of [false, true]) {
    if (fold) await foldAll()
    const all = await readAll()
    for (const query of queries) {
      const statuses = query.status?.split(',')
      const expected = all.filter(
        ({ status, payment_method, paid, created_at }) =>
          (!statuses || statuses.includes(status)) &&
          (!query.paid || query.paid === paid) &&
          (!query.payment_method || payment_method === query.payment_method) &&
          (!query.date_from || dayOf(created_at) >= query.date_from) &&
          (!query.date_to || dayOf(created_at) <= query.date_to),
      )
      if (query.sort) expected.reverse()
      const sum = expected.reduce(
        (total, { status, grand_total }) => total + (status === 'canceled' ? 0 : grand_total),
        0,
      )
      const pages = Math.ceil(expected.length / 37)
      for (const page of new Set([1, Math.ceil(pages / 2), pages - 1, pages, pages + 1])) {
        if (page < 1) continue
        const { data, meta } = await list({ ...query, page, limit: 37 })
        expect(
          data.map(({ id }) => id),
          JSON.stringify({ query, page, fold }),
        ).toEqual(expected.slice((page - 1) * 37, page * 37).map(({ id }) => id))
        expect(meta).toMatchObject({ total: expected.length, sum })
      }
    }
  }
})

test('many add up at once and nothing is lost', async () => {
  const { db } = database
  await db
    .updateTable('orders')
    .set({ status: 'closed' })
    .where('status', '=', 'completed')
    .execute()
  const closed = (await readAll()).filter(({ status }) => status === 'closed').length
  expect(closed).toBeGreaterThan(1000)
  const counts = await Promise.all([
    list({ status: 'closed' }),
    ...[1, 2, 3].map(() => foldOrderDays(db)),
    list({ status: 'closed' }),
  ])
  for (const answer of counts)
    if (typeof answer !== 'number') expect(answer.meta.total).toBe(closed)
  await foldAll()
  expect((await list({ status: 'closed' })).meta.total).toBe(closed)
  expect(await db.selectFrom('order_day_changes').select('id').execute()).toEqual([])
})

test('many are added up at once also where the planner takes their table for empty', async () => {
  const { db } = database
  const note = (count: number) =>
    sql`
      insert into order_day_changes (day, status, payment_method, paid, orders, sum)
      select '2026-02-01', 'pending', 'idram', 'unpaid', 1, 100 from generate_series(1, ${count}::int)`.execute(
      db,
    )
  await note(60_000)
  // The last row keeps the pages of all, so that the planner expects hardly a row in many pages.
  await sql`delete from order_day_changes where id < (select max(id) from order_day_changes)`.execute(
    db,
  )
  await sql`vacuum analyze order_day_changes`.execute(db)
  await note(10_000)
  await foldAll()
  expect((await list({ date_to: '2026-02-01' })).meta).toMatchObject({ total: 10_001 })
})

test('each order passes the filter of its paid state, and no other one', async () => {
  const { db } = database
  const company = await createTestCompany(db, 'Ararat')
  for (const method of ['cashondelivery', 'credit', 'idram'])
    for (const status of orderStatuses) {
      await createListedOrder(db, { method, status, company })
      for (const [state, refund_total] of [
        ['paid', 0],
        ['paid', 400],
        ['refund_due', 1000],
        ['refunding', 1000],
        ['refunded', 1000],
        ['held', 0],
        ['captured', 400],
        ['voided', 0],
        ['declined', 0],
      ] as const) {
        const paidOne = await createListedOrder(db, { method, status, company })
        const payment = { provider: 'idram', state, amount: 1000, refund_total } as const
        await db
          .insertInto('payments')
          .values([
            { ...payment, order_id: paidOne, key: keyOf(paidOne, 1) },
            {
              ...payment,
              order_id: paidOne,
              key: keyOf(paidOne, 2),
              state: 'declined',
              refund_total: 0,
            },
          ])
          .execute()
      }
    }
  const counts: number[] = []
  for (const paid of paidStates) {
    const { data, meta } = await list({ paid, company_id: company, limit: 200 })
    expect(
      data.filter((row) => row.paid !== paid),
      paid,
    ).toEqual([])
    expect(data.length, paid).toBeGreaterThan(0)
    counts.push(meta.total)
  }
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(
    (await list({ company_id: company })).meta.total,
  )
})

const keyOf = (order: number, number: number) => `${order}${number}`.padStart(32, '0')
