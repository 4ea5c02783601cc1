import { sessionOptions, type Db } from '@tsiran/db/database'
import type { Tables } from '@tsiran/db/tables/tables'
import { getProduct } from '@tsiran/domain/catalog/get-product'
import { listProducts } from '@tsiran/domain/catalog/list-products'
import { searchProducts } from '@tsiran/domain/catalog/search/search-products'
import { listLabels } from '@tsiran/domain/labels/list-labels'
import { listAdminOrders } from '@tsiran/domain/orders/list-admin-orders'
import { readReport } from '@tsiran/domain/reports/read-report'
import { readToday } from '@tsiran/domain/reports/read-today'
import { listLots } from '@tsiran/domain/stock/list-lots'
import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely'
import pg from 'pg'
import { asGuest } from '@tsiran/domain/shared/viewer'

const viewer = asGuest('hy')
const company = { ...viewer, companyId: 1 }
/** Alcohol, one of twelve roots, and a brand and a country of its products. */
const [category_id, filter_brand, filter_country] = [325, '21', '116']

const staff = { roles: ['owner'], locale: 'hy' } as const
/** Days of synthetic orders. */
const month = { from: '2026-10-24', to: '2026-11-22', ...staff }
const page = { page: 1, limit: 50 }

const calls: [what: string, call: (db: Db) => Promise<unknown>][] = [
  ['Listing of a root category', (db) => listProducts(db, { category_id, limit: 18 }, viewer)],
  [
    'Listing with two filters and counts',
    (db) => listProducts(db, { category_id, filter_brand, filter_country, limit: 18 }, viewer),
  ],
  [
    'Listing of a company by price',
    (db) => listProducts(db, { category_id, sort: 'price', limit: 18 }, company),
  ],
  [
    'Listing of a company in a range of prices',
    (db) => listProducts(db, { category_id, price: '1000,1100', limit: 18 }, company),
  ],
  [
    'Suggestions for an unfinished word: мол',
    (db) => searchProducts(db, { search: 'мол', limit: 10 }, viewer),
  ],
  [
    'Suggestions with a typo: спогети',
    (db) => searchProducts(db, { search: 'спогети', limit: 10 }, viewer),
  ],
  ['Search page: молоко', (db) => searchProducts(db, { search: 'молоко', limit: 18 }, viewer)],
  ['Product', (db) => getProduct(db, { id: 1 }, viewer)],
  ['Today: what waits, the day, the best sellers', (db) => readToday(db, staff)],
  ['Late orders', (db) => listAdminOrders(db, { late: true }, staff)],
  ['Report of slots, a month', (db) => readReport(db, { name: 'slots', ...month })],
  ['Report of substitutions, a month', (db) => readReport(db, { name: 'substitutions', ...month })],
  ['Price labels to print', (db) => listLabels(db, page)],
  ['Lots that expire within three days', (db) => listLots(db, { ...page, within: 3 })],
]

/** What begins and ends transactions, and has no plan. */
const isOfTransaction = /^\s*(?:begin|start|commit|set)\b/i

/**
 * Prints, as Markdown, PostgreSQL's plan of each statement behind a listing, a search, a product and the back office's lists: its
 * scans, their indexes and row counts.
 */
export async function printPlans(databaseUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, options: sessionOptions })
  const sent: CompiledQuery[] = []
  const db: Db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void sent.push(query),
  })
  const printed = new Set<string>()
  for (const [what, call] of calls) {
    await call(db)
    sent.length = 0
    await call(db)
    process.stdout.write(`\n## ${what}\n`)
    for (const { sql, parameters } of sent.filter((one) => !isOfTransaction.test(one.sql))) {
      const explained = `explain (analyze, costs off, timing off, buffers off) ${sql}`
      const { rows } = await pool.query<{ 'QUERY PLAN': string }>(explained, [...parameters])
      const { plan, time } = shorten(rows.map((line) => line['QUERY PLAN']))
      // The statement for cards repeats: each plan is printed once.
      if (plan !== '' && !printed.has(plan))
        process.stdout.write(`\n\`\`\`text\n${plan}\n${time}\n\`\`\`\n`)
      printed.add(plan)
    }
  }
  await db.destroy()
}

/** Of a condition; scans are printed whole, with their rows. */
const maxWidth = 100

/** Extracts the executed table scans with their index conditions, and the time. */
function shorten(lines: readonly string[]): { plan: string; time: string } {
  const scans: string[] = []
  let scanned = false
  for (const line of lines) {
    const condition = line.includes('Index Cond')
    if (!condition && line.includes('(actual '))
      scanned =
        / (?:on|using) [a-z_]+/.test(line) &&
        !/ (?:CTE|Subquery|Function|WorkTable) Scan /.test(line)
    else if (!condition) scanned = scanned && !line.includes('never executed')
    if (scanned && (condition || line.includes('(actual ')))
      scans.push((condition ? '  ' : '') + line.replace(/^ *(?:-> +)?/, ''))
    if (line.includes('never executed')) scanned = false
  }
  const plain = scans.map((line) => line.replaceAll(/actual |\.00| loops=1(?=\))/g, ''))
  return {
    plan: plain
      .map((line) =>
        line.startsWith(' ') && line.length > maxWidth ? `${line.slice(0, maxWidth - 1)}…` : line,
      )
      .join('\n'),
    time: lines.find((line) => line.startsWith('Execution Time')) ?? '',
  }
}
