import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import type { Actor } from './actor.ts'
import { writeAudit } from './audit.ts'
import { findJob, type StoredJob } from './read-job.ts'

/**
 * Cancels a job: a queued one at once, a running one after its present step. Again changes nothing. Refuses with `not_found`, and
 * with `conflict` where the job has ended otherwise.
 */
export const cancelJob = (db: Db, id: number, { by }: { by: Actor }): Promise<StoredJob> =>
  inTransaction(db, async (tx) => {
    const { rows } = await sql<{ state: string; cancel_requested: boolean }>`
      select state, cancel_requested from jobs where id = ${id} for update`.execute(tx)
    const before = rows[0]
    if (!before) throw new DomainError('not_found')
    if (before.state === 'done' || before.state === 'failed') throw new DomainError('conflict')
    if (!before.cancel_requested) {
      await sql`
        update jobs set cancel_requested = true,
          state = case when state = 'queued' then 'canceled' else state end,
          finished_at = case when state = 'queued' then now() end
        where id = ${id}`.execute(tx)
      const { kind } = await findJob(tx, id)
      await writeAudit(tx, { by, action: 'job.cancel', subject: { type: 'job', id, label: kind } })
    }
    return findJob(tx, id)
  })
