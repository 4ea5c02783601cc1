import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { reportProgress } from '../shared/jobs.ts'
import type { LeasedJob } from '../shared/lease-job.ts'
import { countAffected, selectAffected, type Affected } from './refresh-after.ts'
import { refreshListings } from './refresh-listings.ts'

/** Products of one transaction: other writers of the lists wait for it. */
const batchSize = 100

/**
 * Does the job that {@link refreshAfter} queued, batch by batch, each in its own transaction, so that other writers of the lists
 * wait for one batch at most. It rests after each batch as long as that took, which leaves shoppers half of the time. Goes on after
 * `job.position`, the last product's id. Throws {@link JobEndedError} and `signal`'s reason.
 */
export async function runRefresh(
  db: Db,
  job: LeasedJob,
  signal: AbortSignal,
): Promise<{ products: number }> {
  const affected = job.data as Affected
  let { done } = job
  for (let after = Number(job.position ?? 0); ;) {
    signal.throwIfAborted()
    const begun = performance.now()
    const last = await inTransaction(db, async (tx) => {
      const ids = await selectAffected(tx, affected, { after, limit: batchSize })
      if (ids.length === 0) return undefined
      await refreshListings(tx, ids)
      const total = done === 0 ? { total: await countAffected(tx, affected) } : {}
      await reportProgress(tx, job, { done: done + ids.length, position: ids.at(-1)!, ...total })
      done += ids.length
      return ids.at(-1)!
    })
    if (last === undefined) return { products: done }
    after = last
    await sleep(performance.now() - begun, undefined, { signal }).catch(() =>
      signal.throwIfAborted(),
    )
  }
}
