import type { ErrorCode } from '@tsiran/contract/errors'
import type { JobKind } from '@tsiran/contract/admin/jobs'
import type { Db, Tx } from '@tsiran/db/database'
import { prepared } from '@tsiran/db/prepared'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import { staffIdOf, type Actor } from './actor.ts'

/** Seconds of a lease. Each report of progress begins a new one. */
export const leaseSeconds = 60
/** Leases without any progress after which a job is given up. */
const maxAttempts = 5

/** A job that this process works on. `lease` proves that no other process has taken it since. */
export interface LeasedJob {
  id: number
  kind: JobKind
  data: unknown
  done: number
  total: number | null
  /** What the last report said; null at the beginning. */
  position: unknown
  attempts: number
  lease: number
  by: Actor
}

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

/**
 * Queues work in the caller's transaction and returns the job's id. With a `key`, an open job of the same kind and key is found
 * instead.
 */
export async function queueJob(
  db: Db | Tx,
  {
    kind,
    key,
    data,
    total,
    by,
  }: { kind: JobKind; key?: string; data: unknown; total?: number; by: Actor },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into jobs (kind, key, data, total, staff_id)
    values (${kind}, ${key ?? null}, ${JSON.stringify(data)}, ${total ?? null}, ${staffIdOf(by)})
    on conflict (kind, key) where state in ('queued', 'running') do update set kind = excluded.kind
    returning id`.execute(db)
  return rows[0]!.id
}

/**
 * Finds a job of a kind with the same data that nobody has begun, and keeps it from beginning until the transaction ends: it then
 * reads what the transaction wrote.
 */
export async function findWaitingJob(
  tx: Tx,
  { kind, data }: { kind: JobKind; data: unknown },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from jobs
    where kind = ${kind} and state = 'queued' and started_at is null and not cancel_requested and data = ${JSON.stringify(data)}::jsonb
    order by id limit 1 for update skip locked`.execute(tx)
  return rows[0]?.id
}

type Row = Omit<LeasedJob, 'by'> & { staff_id: number | null; staff_name: string | null }

/**
 * Leases the job of a kind that is due longest, if there is one: a queued one, or one whose process died. Concurrent processes
 * take different jobs. A job that made no progress in five leases fails; one that was canceled meanwhile ends. A job whose data has
 * a `needs_version` above `version` is left to servers of a newer version.
 */
export async function leaseJob(db: Db, kind: JobKind, version = 0): Promise<LeasedJob | undefined> {
  const { rows } = await sql<Row>`${prepared}
    with ended as (
      update jobs set state = case when cancel_requested then 'canceled' else 'failed' end,
        error = case when not cancel_requested then 'internal' end, finished_at = now()
      where id in (
        select id from jobs
        where kind = ${kind} and state in ('queued', 'running') and due_at <= now()
          and (attempts >= ${maxAttempts} or cancel_requested)
        for update skip locked)
    )
    update jobs j set state = 'running', attempts = attempts + 1, lease = lease + 1,
      due_at = now() + make_interval(secs => ${leaseSeconds}), started_at = coalesce(started_at, now())
    where id = (
      select id from jobs
      where kind = ${kind} and state in ('queued', 'running') and due_at <= now()
        and attempts < ${maxAttempts} and not cancel_requested
        and coalesce((data ->> 'needs_version')::integer, 0) <= ${version}
      order by due_at, id for update skip locked limit 1)
    returning id, kind, data, done, total, position, attempts, lease, staff_id,
      (select name from staff s where s.id = j.staff_id) as staff_name`.execute(db)
  const row = rows[0]
  if (!row) return undefined
  const { staff_id, staff_name, ...job } = row
  const by: Actor =
    staff_id === null
      ? { kind: 'system', name: 'worker' }
      : { kind: 'staff', id: staff_id, name: staff_name ?? '' }
  return { ...job, by }
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
