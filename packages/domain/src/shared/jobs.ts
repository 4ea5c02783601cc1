import type { ErrorCode } from '@tsiran/contract/errors'
import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import { maxAttempts, leaseSeconds, type LeasedJob } from './lease-job.ts'

/** Progress: steps done, their number, where another process would go on, and what came of the work so far. */
export interface Progress {
  done: number
  total?: number
  position?: unknown
  result?: unknown
}

/** The work must stop: it was canceled, or another process has the job. Its transaction rolls back. */
export class JobEndedError extends Error {
  override readonly name = 'JobEndedError'
  readonly reason: 'canceled' | 'lost'

  constructor(reason: 'canceled' | 'lost') {
    super(`the job is ${reason}`)
    this.reason = reason
  }
}

/** Undefined leaves the column as it is. */
const asJson = (value: unknown): string | null =>
  value === undefined ? null : JSON.stringify(value)

/** The job's row as long as this lease is the last one. */
const own = ({ id, lease }: LeasedJob) => sql`id = ${id} and lease = ${lease} and state = 'running'`

/**
 * Writes how far the work is, and renews the lease. In the transaction of a step, the step counts exactly once: it is undone where
 * this throws {@link JobEndedError}, since the job was canceled or another process has taken it.
 */
export async function reportProgress(
  db: Db | Tx,
  job: LeasedJob,
  progress: Progress,
): Promise<void> {
  const { done, total, position, result } = progress
  const { rows } = await sql<{ cancel_requested: boolean }>`
    update jobs set done = ${done}, total = coalesce(${total ?? null}::integer, total), attempts = 0,
      position = coalesce(${asJson(position)}::jsonb, position), result = coalesce(${asJson(result)}::jsonb, result),
      due_at = now() + make_interval(secs => ${leaseSeconds})
    where ${own(job)} returning cancel_requested`.execute(db)
  if (!rows[0]) throw new JobEndedError('lost')
  if (rows[0].cancel_requested) throw new JobEndedError('canceled')
}

/** Renews the lease during a long step. Throws {@link JobEndedError} as {@link reportProgress} does. */
export async function renewLease(db: Db, job: LeasedJob): Promise<void> {
  const { rows } = await sql<{ cancel_requested: boolean }>`
    update jobs set due_at = now() + make_interval(secs => ${leaseSeconds}) where ${own(job)} returning cancel_requested`.execute(
    db,
  )
  if (!rows[0]) throw new JobEndedError('lost')
  if (rows[0].cancel_requested) throw new JobEndedError('canceled')
}

/** Ends the job as done or canceled, with what came of it. Another process's job stays as it is. */
export async function finishJob(
  db: Db | Tx,
  job: LeasedJob,
  { state = 'done', result }: { state?: 'done' | 'canceled'; result?: unknown } = {},
): Promise<void> {
  await sql`
    update jobs set state = ${state}, finished_at = now(),
      result = coalesce(${asJson(result)}::jsonb, result)
    where ${own(job)}`.execute(db)
}

/** Gives the job back, so that any process goes on with it: at once, or after some seconds. */
export async function returnJob(db: Db, job: LeasedJob, afterSeconds = 0): Promise<void> {
  await sql`
    update jobs set state = 'queued', due_at = now() + make_interval(secs => ${afterSeconds}) where ${own(job)}`.execute(
    db,
  )
}

/**
 * Records a failure. A refusal ends the job with its code: it would be refused again. Anything else is tried again after a wait
 * that doubles, until five leases made no progress.
 */
export async function failJob(db: Db, job: LeasedJob, error: unknown): Promise<void> {
  const code: ErrorCode = error instanceof DomainError ? error.code : 'internal'
  const hopeless = sql`(${error instanceof DomainError}::boolean or attempts >= ${maxAttempts})`
  await sql`
    update jobs set state = case when ${hopeless} then 'failed' else 'queued' end,
      error = case when ${hopeless} then ${code} end,
      finished_at = case when ${hopeless} then now() end,
      due_at = now() + make_interval(secs => power(2, greatest(attempts, 1))::integer)
    where ${own(job)}`.execute(db)
}
