import type { JobKind } from '@tsiran/contract/admin/jobs'
import type { Db } from '@tsiran/db/database'
import { prepared } from '@tsiran/db/prepared'
import { sql } from 'kysely'
import type { Actor } from './actor.ts'

/** Seconds of a lease. Each report of progress begins a new one. */
export const leaseSeconds = 60
/** Leases without any progress after which a job is given up. */
export const maxAttempts = 5

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
