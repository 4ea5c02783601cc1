import { reportNames } from '@tsiran/contract/admin/reports'
import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { asStaff, repeat, signIn } from './desk-client.ts'
import { pointReads } from './point-reads.ts'
import { startShop } from './processes.ts'
import { row, type Row } from './report.ts'

const seconds = 4

/** Today's page and each report of the newest month that has orders; one person at a time. */
export async function benchReports(db: Db, databaseUrl: string): Promise<Row[]> {
  const headers = await signIn(db, 'orders')
  const { rows: found } = await sql<{ from: string; to: string }>`
    select (max(created_at)::date - 29)::text as from, max(created_at)::date::text as to from orders`.execute(
    db,
  )
  const { from, to } = found[0]!
  const shop = await startShop(databaseUrl)
  const call = asStaff(shop.url, headers)
  try {
    const baseline = await pointReads(databaseUrl, seconds)
    const rows = [row('PostgreSQL: one row by key', baseline, baseline)]
    const measure = async (what: string, path: string) =>
      rows.push(row(what, await repeat(seconds, () => call('GET', path)), baseline))
    await measure('today', 'today')
    for (const name of reportNames)
      await measure(`${name}, ${from} to ${to}`, `reports/${name}?from=${from}&to=${to}`)
    return rows
  } finally {
    await shop.stop()
  }
}
