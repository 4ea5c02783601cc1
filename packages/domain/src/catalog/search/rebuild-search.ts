import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { foldVersion } from '@tsiran/i18n/fold'
import { sql } from 'kysely'
import { BatchSize } from '../../shared/batches.ts'
import { reportProgress } from '../../shared/jobs.ts'
import type { LeasedJob } from '../../shared/lease-job.ts'
import { rewriteProducts } from '../refresh-listings.ts'
import { lockListings } from '../refresh-lock.ts'

/**
 * Does the job that `prepareSearch` queued: rewrites what an older version wrote of lists and search, batch by batch. Each batch is a
 * transaction, so that shoppers read a product's old rows until its new ones are there. After a kill another process goes on: rows
 * carry their version. Throws {@link JobEndedError} and `signal`'s reason.
 */
export async function rebuildSearch(
  db: Db,
  job: LeasedJob,
  signal: AbortSignal,
): Promise<{ products: number }> {
  let { done } = job
  for (const batches = new BatchSize(); ;) {
    signal.throwIfAborted()
    const start = performance.now()
    const written = await inTransaction(db, async (tx) => {
      await lockListings(tx)
      const ids = await selectStale(tx, batches.size)
      if (ids.length === 0) {
        await forgetOldWords(tx)
        return 0
      }
      await rewriteProducts(tx, ids)
      const total = Math.max(job.total ?? 0, done + ids.length)
      await reportProgress(tx, job, { done: done + ids.length, total })
      return ids.length
    })
    if (written === 0) return { products: done }
    done += written
    batches.took(performance.now() - start)
  }
}

async function selectStale(tx: Tx, limit: number): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    select product_id from product_search where fold_version < ${foldVersion}
    order by fold_version, product_id limit ${limit}`.execute(tx)
  return rows.map(({ product_id }) => product_id)
}

/**
 * Deletes words that no product has any more; nobody writes lists meanwhile. Answers that were cached meanwhile may hold results of
 * old rows.
 */
async function forgetOldWords(tx: Tx): Promise<void> {
  await sql`delete from search_words where fold_version < ${foldVersion}`.execute(tx)
  await sql`select pg_notify('tsiran_changed', 'catalog')`.execute(tx)
}
