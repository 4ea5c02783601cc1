import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'

/**
 * Cancels what is planned of a change set: `start` all of it, so that nothing is changed; `end` the end alone, so that what was changed
 * stays. Refuses with `not_found`, and with `conflict` where that part is not planned, or has begun meanwhile.
 */
export const cancelPlan = (
  db: Db,
  id: number,
  { part, by }: { part: 'start' | 'end'; by: Actor },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { rows } = await sql<{
      job_id: number | null
      end_job_id: number | null
      starts_at: Date | null
      ends_at: Date | null
    }>`select job_id, end_job_id, starts_at, ends_at from change_sets where id = ${id} for update`.execute(
      tx,
    )
    const set = rows[0]
    if (!set) throw new DomainError('not_found')
    const { job_id, end_job_id, starts_at, ends_at } = set
    const cancel = async (job: number | null) => {
      const { rows: canceled } = await sql`
        update jobs set state = 'canceled', cancel_requested = true, finished_at = now()
        where id = ${job} and state = 'queued' and started_at is null returning id`.execute(tx)
      return canceled.length > 0
    }
    const isPlanned = part === 'end' || starts_at !== null
    if (!isPlanned || !(await cancel(part === 'start' ? job_id : end_job_id)))
      throw new DomainError('conflict')
    if (part === 'start') await cancel(end_job_id)
    await writeAudit(tx, {
      by,
      action: part === 'start' ? 'change_set.cancel' : 'change_set.keep',
      subject: { type: 'change_set', id, label: '' },
      before: { ...(part === 'start' && { starts_at }), ...(ends_at && { ends_at }) },
      changeSetId: id,
    })
  })
