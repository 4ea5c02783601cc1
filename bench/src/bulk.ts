import type { Db } from '@tsiran/db/database'
import { applyBulk } from '@tsiran/domain/products/bulk-edit'
import { sql } from 'kysely'
import { finished } from './desk-client.ts'
import { startShop } from './processes.ts'
import { once, row, type Row } from './report.ts'
import { beside, readPages, uncached } from './shoppers.ts'

/** Drams that each price rises by. */
const rise = 10

/**
 * Bulk edits of that many prices by the server's own worker, while shoppers read pages from its caches, and while they read pages that
 * are rendered for them; each beside what they get without it. Throws where another number of prices is written.
 */
export async function benchBulk(db: Db, databaseUrl: string, changes = 10_000): Promise<Row[]> {
  const ids = await selectProducts(db, changes)
  const pages = await readPages(db)
  const shop = await startShop(databaseUrl)
  const edit = (value: number) => async () => {
    const start = performance.now()
    const { job_id } = await applyBulk(
      db,
      { ids, operations: [{ field: 'price', op: 'add', value }] },
      { by: { kind: 'system', name: 'script' } },
    )
    const { job, steps } = await finished(db, job_id!)
    const applied = (job.result as { applied: number } | null)?.applied ?? 0
    if (applied !== changes) throw new Error(`${applied} prices are written instead of ${changes}`)
    return { ms: performance.now() - start, steps }
  }
  try {
    const cached = await beside(shop.url, pages, edit(rise))
    const rendered = await beside(shop.url, uncached(pages), edit(-rise))
    const both = [
      ['cached pages', cached],
      ['rendered pages', rendered],
    ] as const
    return both.flatMap(([what, { alone, during, result }]) => [
      row(`${what}, 4 shoppers`, alone, alone),
      row(`${what} during a bulk edit`, during, alone),
      once(
        `bulk edit of ${changes} prices`,
        result.ms,
        changes,
        alone,
        `progress moved ${result.steps} times; aim: under 30 s`,
      ),
    ])
  } finally {
    await shop.stop()
  }
}

/** Products whose variants are that many together; each price can rise. */
async function selectProducts(db: Db, variants: number): Promise<number[]> {
  const { rows } = await sql<{ id: number; count: number }>`
    select p.id, count(*)::integer as count
    from products p join variants v on v.product_id = p.id and v.removed_at is null
    where p.status = 'published' and p.deleted_at is null
    group by p.id
    having bool_and(v.portion_grams is null and (v.old_price is null or v.old_price > v.price + ${rise}))
    order by p.id limit ${variants}`.execute(db)
  let missing = variants
  const chosen = rows.filter(({ count }) => {
    if (count > missing) return false
    missing -= count
    return true
  })
  if (missing > 0) throw new Error(`the shop has no ${variants} such prices`)
  return chosen.map(({ id }) => id)
}
