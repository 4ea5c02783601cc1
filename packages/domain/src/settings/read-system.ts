import type { JobKind } from '@tsiran/contract/admin/jobs'
import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'

/** What the database knows of itself and of the work that waits in it. */
export async function readDatabaseState(db: Db) {
  const { rows } = await sql<{
    postgres: string
    schema: string
    bytes: number
    archived_at: Date | null
    open_jobs: number
    failed_jobs: number
    running: { id: number; kind: JobKind; done: number; total: number | null }[]
  }>`
    select current_setting('server_version') as postgres,
      (select max(name) from migrations) as schema,
      pg_database_size(current_database())::float8 as bytes,
      (select last_archived_time from pg_stat_archiver) as archived_at,
      (select count(*) from jobs where finished_at is null and (started_at is not null or due_at <= now()))::int as open_jobs,
      (select count(*) from jobs where state = 'failed')::int as failed_jobs,
      (select coalesce(json_agg(j order by j.id), '[]') from (
        select id, kind, done, total from jobs where state = 'running' order by id limit 10) j) as running`.execute(
    db,
  )
  return rows[0]!
}
