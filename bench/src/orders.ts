import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { signIn } from './desk-client.ts'
import { load } from './load.ts'
import { pointReads } from './point-reads.ts'
import { startShop } from './processes.ts'
import { row, type Row } from './report.ts'

const seconds = 4
const aim = 'aim: p50 under 40 ms'

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
  'late ones': '?late=true',
  'search: number': '?search=500000',
  'search: phone': '?search=091234567',
  'search: name and surname': '?search=Ashot%20Danielyan',
  'search: name and surname, Armenian': '?search=Անի%20Սարգսյան',
  'search: a frequent name': '?search=Ashot',
  'search: e-mail': '?search=buyer1234@example.am',
  'search: a company': '?search={company}',
  'search: a word of every e-mail': '?search=example',
  pulse: '/pulse?after=100000',
  'one order': '/{id}',
}

/** Lists of the back office, 50 rows each, over many orders; one person at a time. */
export async function benchOrders(db: Db, databaseUrl: string): Promise<Row[]> {
  const headers = await signIn(db, 'orders')
  // As autovacuum leaves them: what other parts have just written is read from the table instead of the indexes until then.
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`vacuum (analyze) orders, order_search, order_days, order_day_changes`.execute(
      connection,
    )
    await sql`reset statement_timeout`.execute(connection)
  })
  const shop = await startShop(databaseUrl)
  const { rows: found } = await sql<{ count: number; newest: number }>`
    select count(*)::integer as count, max(id)::integer as newest from orders`.execute(db)
  const { count, newest } = found[0]!
  const { rows: companies } = await sql<{ name: string }>`
    select name from companies c where (select true from orders o where o.company_id = c.id limit 1) limit 1`.execute(
    db,
  )
  try {
    const baseline = await pointReads(databaseUrl, seconds)
    const rows = [row(`PostgreSQL: one row by key, ${count} orders`, baseline, baseline)]
    for (const [what, path] of Object.entries(paths)) {
      const url = path
        .replace('{middle}', String(Math.floor(count / 100)))
        .replace('{last}', String(Math.floor(count / 50)))
        .replace('{canceled}', String(Math.floor(count / 13 / 100)))
        .replace('{unpaid}', String(Math.floor(count / 20 / 100)))
        .replace('{company}', companies[0]?.name ?? 'none')
        .replace('{id}', String(newest - 10))
      const measured = await load(encodeURI(decodeURI(`${shop.url}/api/admin/orders${url}`)), {
        seconds,
        connections: 1,
        headers,
      })
      rows.push(row(what, measured, baseline, aim))
    }
    return rows
  } finally {
    await shop.stop()
  }
}
