import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '@tsiran/db/database'
import { applyBulk } from '@tsiran/domain/products/bulk-edit'
import { findJob } from '@tsiran/domain/shared/read-job'
import { load } from './load.ts'
import { startShop } from './processes.ts'
import { row, type Row } from './report.ts'

/** Products that are edited: each has a price that changes. */
const products = 10_000
const aim = 'aim: under 30 s'
const seconds = 5

/** A bulk edit of 10 000 prices by the server's own worker, while shoppers read a page that it changes; and the page without it. */
export async function benchBulk(db: Db, databaseUrl: string): Promise<Row[]> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'url_key'])
    .where('status', '=', 'published')
    .orderBy('id')
    .limit(products)
    .execute()
  const shop = await startShop(databaseUrl)
  try {
    const page = `${shop.url}/hy/shop/products/${rows[0]!.url_key}`
    const baseline = await load(page, { seconds, connections: 4 })
    const start = performance.now()
    const { job_id } = await applyBulk(
      db,
      {
        ids: rows.map(({ id }) => id),
        operations: [{ field: 'price', op: 'add', value: 10 }],
      },
      { by: { kind: 'system', name: 'script' } },
    )
    const meanwhile = load(page, { seconds, connections: 4 })
    let job = await findJob(db, job_id!)
    while (job.finished_at === null) {
      await sleep(100)
      job = await findJob(db, job_id!)
    }
    const ms = performance.now() - start
    const { applied } = job.result as { applied: number }
    const edited = { rate: applied / (ms / 1000), p50: ms, p99: ms, failed: rows.length - job.done }
    return [
      row('a product’s page', baseline, baseline),
      row(`bulk edit of ${applied} prices`, edited, edited, aim),
      row('the page during the edit', await meanwhile, baseline),
    ]
  } finally {
    await shop.stop()
  }
}
