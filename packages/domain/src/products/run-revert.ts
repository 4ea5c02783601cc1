import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { reportProgress } from '../shared/jobs.ts'
import type { LeasedJob } from '../shared/lease-job.ts'
import { BatchSize } from '../shared/batches.ts'
import { retryRaces } from './retry-races.ts'
import {
  type RevertOutcome,
  type RevertJob,
  categoriesAtOnce,
  revertBatch,
  finishRevert,
} from './revert-change-set.ts'

/** Goes on with a large revert, batch by batch. */
export async function runRevertJob(
  db: Db,
  job: LeasedJob,
  signal: AbortSignal,
): Promise<RevertOutcome> {
  // A job that an earlier version of the shop queued names no categories.
  const { change_set_id, of, ids, categories = [] } = job.data as RevertJob
  let reverted = (job.position ?? 0) as number
  const batches = new BatchSize()
  for (let next = job.done; next < ids.length + categories.length;) {
    signal.throwIfAborted()
    const products = ids.slice(next, next + batches.size)
    const first = Math.max(0, next - ids.length)
    const others = products.length > 0 ? [] : categories.slice(first, first + categoriesAtOnce)
    const done = next + products.length + others.length
    const batch = { change_set_id, of, ids: products, categories: others }
    const began = performance.now()
    reverted = await retryRaces(() =>
      inTransaction(db, async (tx) => {
        const position = reverted + (await revertBatch(tx, batch, job.by))
        await reportProgress(tx, job, {
          done,
          position,
          result: { change_set_id, reverted: position, left: [], left_total: 0 },
        })
        return position
      }),
    )
    batches.took(performance.now() - began)
    next = done
  }
  return inTransaction(db, (tx) => finishRevert(tx, { change_set_id, of, reverted }))
}
