import type { Db } from '@tsiran/db/database'
import { createStaff } from '@tsiran/domain/staff/create-staff'
import { openStaffSession } from '@tsiran/domain/staff/sessions'
import { createSyntheticOrders } from '@tsiran/domain/testing/synthetic-orders'
import { sql } from 'kysely'
import { load } from './load.ts'
import { pointReads } from './point-reads.ts'
import { startShop } from './processes.ts'
import { row, type Row } from './report.ts'

const seconds = 4
const aim = 'aim: p50 under 40 ms'

/** Triggers of orders that write what is made up afterwards. */
const followers = ['count_new_order', 'count_changed_order', 'index_new_order']

/**
 * Fills the database without what follows each order, and makes that up afterwards, as the migration does: an index that grows entry by
 * entry takes most of the time.
 */
export async function fill(db: Db, count: number): Promise<void> {
  await sql`set statement_timeout = 0`.execute(db)
  for (const trigger of followers)
    await sql`alter table orders disable trigger ${sql.ref(trigger)}`.execute(db)
  await sql`drop index order_search_words_idx`.execute(db)
  await createSyntheticOrders(db, { count, from: '2023-11-23', to: '2026-11-22' })
  for (const trigger of followers)
    await sql`alter table orders enable trigger ${sql.ref(trigger)}`.execute(db)
  await sql`insert into order_search (order_id, words) select id, order_words(email, billing_address, shipping_address) from orders
    on conflict do nothing`.execute(db)
  await sql`create index order_search_words_idx on order_search using gin (words gin_trgm_ops) with (fastupdate = off)`.execute(
    db,
  )
  await sql`delete from order_day_changes`.execute(db)
  await sql`insert into order_days (day, status, payment_method, paid, orders, sum)
    select order_day(created_at), status, payment_method, paid, count(*), sum(grand_total) from orders group by 1, 2, 3, 4
    on conflict (day, status, payment_method, paid) do update set orders = excluded.orders, sum = excluded.sum`.execute(
    db,
  )
  await sql`vacuum analyze`.execute(db)
}

/** The cookie of somebody who reads orders. */
async function signIn(db: Db): Promise<Record<string, string>> {
  const passwordHash = 'none'
  const staffId = await createStaff(db, {
    email: 'bench@staff.test',
    name: 'Bench',
    roles: ['orders'],
    passwordHash,
    locale: 'hy',
  })
  const visitor = { address: '127.0.0.1', userAgent: 'bench' }
  const session = await db
    .transaction()
    .execute((tx) => openStaffSession(tx, { staffId: staffId!, passwordHash }, visitor))
  return { cookie: `tsiran_staff=${session}` }
}

const paths: Readonly<Record<string, string>> = {
  'first page': '',
  'page in the middle': '?page={middle}',
  'last page': '?page={last}',
  'open ones': '?status=pending,processing',
  'canceled ones, a page in the middle of them': '?status=canceled&page={canceled}',
  'a month': '?date_from=2025-06-01&date_to=2025-06-30',
  'by sum': '?sort=-grand_total',
  'paid by card': '?payment_method=ameriabank',
  'refunds due': '?paid=refund_due',
  'paid ones': '?paid=paid',
  'unpaid ones, a page in the middle of them': '?paid=unpaid&page={unpaid}',
  'completed and not paid': '?status=completed&paid=unpaid',
  'refunds due by sum': '?paid=refund_due&sort=-grand_total',
  'by a method that nobody takes': '?payment_method=idram',
  'of companies': '?buyer=company',
  'of people, the dearest': '?buyer=person&sum_from=80000',
  'search: number': '?search=500000',
  'search: phone': '?search=091234567',
  'search: name and surname': '?search=Ashot%20Danielyan',
  'search: name and surname, Armenian': '?search=Անի%20Սարգսյան',
  'search: a frequent name': '?search=Ashot',
  'search: e-mail': '?search=buyer1234@example.am',
  'search: a word of every e-mail': '?search=example',
  pulse: '/pulse?after=100000',
  'one order': '/{id}',
}

/** Lists of the back office, 50 rows each, over many orders; one person at a time. */
export async function benchOrders(db: Db, databaseUrl: string, count: number): Promise<Row[]> {
  await db.connection().execute((connection) => fill(connection, count))
  return measureOrders(db, databaseUrl, count)
}

export async function measureOrders(db: Db, databaseUrl: string, count: number): Promise<Row[]> {
  const headers = await signIn(db)
  const shop = await startShop(databaseUrl)
  const newest = await db
    .selectFrom('orders')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  try {
    const baseline = await pointReads(databaseUrl, seconds)
    const rows = [row('PostgreSQL: one row by key, 16 connections', baseline, baseline)]
    for (const [what, path] of Object.entries(paths)) {
      const url = path
        .replace('{middle}', String(Math.floor(count / 100)))
        .replace('{last}', String(Math.floor(count / 50)))
        .replace('{canceled}', String(Math.floor(count / 13 / 100)))
        .replace('{unpaid}', String(Math.floor(count / 20 / 100)))
        .replace('{id}', String(newest.id - 10))
      const measured = await load(encodeURI(decodeURI(`${shop.url}/api/admin/orders${url}`)), {
        seconds,
        connections: 1,
        headers,
      })
      rows.push(row(`${count} orders, ${what}`, measured, baseline, aim))
    }
    return rows
  } finally {
    await shop.stop()
  }
}
