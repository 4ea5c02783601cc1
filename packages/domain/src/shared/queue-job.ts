import type { JobKind } from '@tsiran/contract/admin/jobs'
import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { staffIdOf, type Actor } from './actor.ts'

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
    dueAt,
    by,
  }: {
    kind: JobKind
    key?: string
    data: unknown
    total?: number
    /** When it may begin; at once where absent. */
    dueAt?: Date | undefined
    by: Actor
  },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into jobs (kind, key, data, total, due_at, staff_id)
    values (${kind}, ${key ?? null}, ${JSON.stringify(data)}, ${total ?? null},
      coalesce(${dueAt ?? null}::timestamptz, now()), ${staffIdOf(by)})
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
