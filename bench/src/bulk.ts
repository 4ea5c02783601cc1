import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '@tsiran/db/database'
import { applyBulk } from '@tsiran/domain/products/bulk-edit'
import { findJob } from '@tsiran/domain/shared/read-job'
import { sql } from 'kysely'
import type { Load } from './load.ts'
import { startShop } from './processes.ts'
import { row, type Row } from './report.ts'

const aim = 'aim: under 30 s'
const seconds = 5
/** Drams that each price rises by. */
const rise = 10

/**
 * A bulk edit of that many prices by the server's own worker, while shoppers read a page that it changes; and the page without it.
 * Throws where another number of prices is written, or a shopper's call is not answered with 200.
 */
export async function benchBulk(db: Db, databaseUrl: string, changes = 10_000): Promise<Row[]> {
  const products = await selectProducts(db, changes)
  const shop = await startShop(databaseUrl)
  try {
    const page = `${shop.url}/hy/shop/products/${products[0]!.url_key}`
    const baseline = await loadPage(page)
    const start = performance.now()
    const { job_id } = await applyBulk(
      db,
      {
        ids: products.map(({ id }) => id),
        operations: [{ field: 'price', op: 'add', value: rise }],
      },
      { by: { kind: 'system', name: 'script' } },
    )
    const meanwhile = loadPage(page)
    let job = await findJob(db, job_id!)
    while (job.finished_at === null) {
      await sleep(100)
      job = await findJob(db, job_id!)
    }
    const ms = performance.now() - start
    const during = await meanwhile
    const applied = (job.result as { applied: number } | null)?.applied ?? 0
    if (applied !== changes) throw new Error(`${applied} prices are written instead of ${changes}`)
    const edited = { rate: applied / (ms / 1000), p50: ms, p99: ms, failed: 0 }
    return [
      row('a product’s page', baseline, baseline),
      row(`bulk edit of ${applied} prices`, edited, edited, aim),
      row('the page during the edit', during, baseline),
    ]
  } finally {
    await shop.stop()
  }
}

/** Products whose variants are that many together, those with several first; each price can rise. */
async function selectProducts(db: Db, variants: number) {
  const { rows } = await sql<{ id: number; url_key: string; sum: number }>`
    select id, url_key, sum from (
      select p.id, p.url_key, sum(count(*)) over (order by count(*) desc, p.id)::integer as sum
      from products p join variants v on v.product_id = p.id and v.removed_at is null
      where p.status = 'published' and p.deleted_at is null
      group by p.id
      having bool_and(v.portion_grams is null and (v.old_price is null or v.old_price > v.price + ${rise}))) counted
    where sum <= ${variants} order by sum`.execute(db)
  if (rows.at(-1)?.sum !== variants) throw new Error(`the shop has no ${variants} such prices`)
  return rows
}

/** Four shoppers read the page again and again. Their clients open another connection where the shop closes one. */
async function loadPage(page: string): Promise<Load> {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  const shopper = async () => {
    while (performance.now() < end) {
      const start = performance.now()
      const answer = await fetch(page, { redirect: 'manual' })
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`${page}: ${answer.status}`)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: 4 }, shopper))
  times.sort((one, other) => one - other)
  const at = (part: number) => times[Math.floor((times.length - 1) * part)]!
  return { rate: times.length / seconds, p50: at(0.5), p99: at(0.99), failed: 0 }
}
