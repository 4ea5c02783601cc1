import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { JobEndedError, reportProgress, returnJob } from '../shared/jobs.ts'
import type { LeasedJob } from '../shared/lease-job.ts'

/** Seconds until a job looks again whether what it waits for is done. */
const retrySeconds = 5

/**
 * Gives a job of a planned change back while what other changes planned before it is still to be done, or its own edit still runs. An
 * offer that begins when another one ends would otherwise take the other's price for the usual one. At the same time ends go before
 * starts. Throws {@link JobEndedError} where the job waits.
 */
export async function waitForPlans(
  db: Db,
  job: LeasedJob,
  { id, part }: { id: number; part: 'start' | 'end' },
): Promise<void> {
  const isStart = part === 'start'
  const at = isStart ? sql`me.starts_at` : sql`me.ends_at`
  const { rows } = await sql`
    select from change_sets me join change_sets c on c.starts_at is not null or c.ends_at is not null
      left join change_sets r on r.id = c.reverted_by
      left join jobs start on start.id = c.job_id and start.state in ('queued', 'running')
      left join jobs ending on ending.id in (c.end_job_id, r.job_id) and ending.state in ('queued', 'running')
    where me.id = ${id} and (
      c.id <> me.id and c.starts_at < ${at} and start.id is not null
      or c.id <> me.id and (c.ends_at < ${at} or ${isStart}::boolean and c.ends_at = ${at}) and ending.id is not null
      or c.id = me.id and not ${isStart}::boolean and start.id is not null) limit 1`.execute(db)
  if (rows.length === 0) return
  // Progress: a job that waits does not count as one that fails.
  await reportProgress(db, job, { done: 0 })
  await returnJob(db, job, retrySeconds)
  throw new JobEndedError('lost')
}
