import { sessionOptions, type Db } from '@tsiran/db/database'
import type { Tables } from '@tsiran/db/tables/tables'
import { getProduct } from '@tsiran/domain/catalog/get-product'
import { listProducts } from '@tsiran/domain/catalog/list-products'
import { searchProducts } from '@tsiran/domain/catalog/search-products'
import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely'
import pg from 'pg'
import { asGuest } from '@tsiran/domain/shared/viewer'

const viewer = asGuest('hy')
/** Alcohol, one of twelve roots, and a brand and a country of its products. */
const [category_id, filter_brand, filter_country] = [325, '21', '116']

const asked: [what: string, ask: (db: Db) => Promise<unknown>][] = [
  ['Listing of a root category', (db) => listProducts(db, { category_id, limit: 18 }, viewer)],
  ['Listing with two filters and counts', (db) => listProducts(db, { category_id, filter_brand, filter_country, limit: 18 }, viewer)],
  ['Suggestions while a word is typed: мол', (db) => searchProducts(db, { search: 'мол', limit: 10 }, viewer)],
  ['Suggestions with a typo: спогети', (db) => searchProducts(db, { search: 'спогети', limit: 10 }, viewer)],
  ['Search page: молоко', (db) => searchProducts(db, { search: 'молоко', limit: 18 }, viewer)],
  ['Product', (db) => getProduct(db, { id: 1 }, viewer)],
]

/**
 * Prints, as Markdown, how PostgreSQL carries out each statement behind a list, a search and a product: its scans, their indexes,
 * how many rows each gave.
 */
export async function printPlans(databaseUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, options: sessionOptions })
  const sent: CompiledQuery[] = []
  const db: Db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void sent.push(query) })
  const printed = new Set<string>()
  for (const [what, ask] of asked) {
    await ask(db)
    sent.length = 0
    await ask(db)
    process.stdout.write(`\n## ${what}\n`)
    for (const { sql, parameters } of sent) {
      const explained = `explain (analyze, costs off, timing off, buffers off) ${sql}`
      const { rows } = await pool.query<{ 'QUERY PLAN': string }>(explained, [...parameters])
      const { plan, time } = shorten(rows.map((line) => line['QUERY PLAN']))
      // Cards are read alike for every list, and a search asks more than once.
      if (!printed.has(plan)) process.stdout.write(`\n\`\`\`text\n${plan}\n${time}\n\`\`\`\n`)
      printed.add(plan)
    }
  }
  await db.destroy()
}

const widest = 140

/** Keeps the scans of tables that took place and what their indexes were asked for, and the time apart. */
function shorten(lines: readonly string[]): { plan: string; time: string } {
  const kept: string[] = []
  let scanned = false
  for (const line of lines) {
    const condition = line.includes('Index Cond')
    if (!condition && line.includes('(actual '))
      scanned = / (?:on|using) [a-z_]+/.test(line) && !/ (?:CTE|Subquery|Function|WorkTable) Scan /.test(line)
    else if (!condition) scanned = scanned && !line.includes('never executed')
    if (scanned && (condition || line.includes('(actual '))) kept.push((condition ? '  ' : '') + line.replace(/^ *(?:-> +)?/, ''))
    if (line.includes('never executed')) scanned = false
  }
  const plain = kept.map((line) => line.replaceAll(/actual |\.00| loops=1(?=\))/g, ''))
  return {
    plan: plain.map((line) => (line.length > widest ? `${line.slice(0, widest - 1)}…` : line)).join('\n'),
    time: lines.find((line) => line.startsWith('Execution Time')) ?? '',
  }
}
