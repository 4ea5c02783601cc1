import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import type { Load } from './load.ts'
import { startShop } from './processes.ts'
import { row, type Row } from './report.ts'

const requests = 400
const warmUp = 100
const cards = 18

/** Runs `ask` one after the other and sums up its times, the first ones left out. */
async function oneByOne(ask: () => Promise<boolean>): Promise<Load & { p95: number }> {
  const times: number[] = []
  let failed = 0
  for (let n = -warmUp; n < requests; n++) {
    const start = performance.now()
    const fine = await ask()
    if (n < 0) continue
    times.push(performance.now() - start)
    if (!fine) failed++
  }
  const rate = (1000 * times.length) / times.reduce((sum, time) => sum + time, 0)
  times.sort((a, b) => a - b)
  const quantile = (q: number) => times[Math.floor(q * (times.length - 1))]!
  return { rate, p50: quantile(0.5), p95: quantile(0.95), p99: quantile(0.99), failed }
}

const random = (below: number) => Math.floor(Math.random() * below)

/**
 * Random pages of random categories out of all that the database holds, over HTTP, one request at a time and none from a
 * cache: of all categories, of leaves, of roots, and sorted by name. The yardstick is a trivial point read by PostgreSQL in the same run.
 */
export async function benchListingApi(db: Db, databaseUrl: string): Promise<Row[]> {
  const listed = await db.selectFrom('listing_summaries').select(['category_id', 'products']).where('products', '>', 0).execute()
  const parents = new Set((await db.selectFrom('categories').select('parent_id').execute()).map(({ parent_id }) => parent_id))
  const roots = new Set((await db.selectFrom('categories').select('id').where('parent_id', 'is', null).execute()).map(({ id }) => id))
  const all = listed.filter(({ category_id }) => category_id > 0)
  const shop = await startShop(databaseUrl)
  const ask = (categories: typeof all, more = '') =>
    oneByOne(async () => {
      const { category_id, products } = categories[random(categories.length)]!
      const page = 1 + random(Math.ceil(products / cards))
      const answer = await fetch(`${shop.url}/api/products?category_id=${category_id}&page=${page}&limit=${cards}${more}`)
      const { data } = (await answer.json()) as { data: unknown[] }
      return answer.ok && data.length > 0
    })
  try {
    const point = await oneByOne(async () => {
      const { rows } = await sql`select qty from variants where id = ${1 + random(1000)}`.execute(db)
      return rows.length === 1
    })
    const measured = [
      ['any category', await ask(all)],
      ['leaf category', await ask(all.filter(({ category_id }) => !parents.has(category_id)))],
      ['root category', await ask(all.filter(({ category_id }) => roots.has(category_id)))],
      ['any category, by name', await ask(all, '&sort=name')],
    ] as const
    const total = listed.find(({ category_id }) => category_id === 0)?.products ?? 0
    return [
      row('PostgreSQL point read, one by one', point, point),
      ...measured.map(([what, load]) =>
        row(`listing API, ${what}`, load, point, `p95 ${load.p95.toFixed(1)} ms, ${total} products; aim: p50 under 5 ms`),
      ),
    ]
  } finally {
    await shop.stop()
  }
}
