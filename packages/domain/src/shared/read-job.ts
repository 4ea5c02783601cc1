import type { ErrorCode } from '@tsiran/contract/errors'
import type { JobKind, JobState } from '@tsiran/contract/admin/jobs'
import type { Db, Tx } from '@tsiran/db/database'
import { deleteInBatches, type CleanUps } from '@tsiran/db/delete-in-batches'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'

export interface StoredJob {
  id: number
  kind: JobKind
  state: JobState
  done: number
  total: number | null
  cancel_requested: boolean
  result: unknown
  error: ErrorCode | null
  staff: { id: number; name: string } | null
  created_at: string
  finished_at: string | null
}

type Row = Omit<StoredJob, 'created_at' | 'finished_at'> & {
  created_at: Date
  finished_at: Date | null
}

/** A job as people see it. Refuses with `not_found`. */
export async function findJob(db: Db | Tx, id: number): Promise<StoredJob> {
  const { rows } = await sql<Row>`
    select j.id, kind, state, done, total, cancel_requested, result, error, j.created_at, finished_at,
      case when s.id is not null then json_build_object('id', s.id, 'name', s.name) end as staff
    from jobs j left join staff s on s.id = j.staff_id
    where j.id = ${id}`.execute(db)
  if (!rows[0]) throw new DomainError('not_found')
  const { created_at, finished_at, ...job } = rows[0]
  return {
    ...job,
    created_at: created_at.toISOString(),
    finished_at: finished_at?.toISOString() ?? null,
  }
}

/** Deletes jobs a month after their end. */
export const jobCleanUps: CleanUps = {
  jobs: (db) => deleteInBatches(db, 'jobs', sql`finished_at < now() - interval '30 days'`),
}
