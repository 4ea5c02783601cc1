import { isDeepStrictEqual } from 'node:util'
import { maxAtOnce, maxRefused } from '@tsiran/contract/admin/bulk'
import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { BatchSize } from '../shared/batches.ts'
import { reportProgress } from '../shared/jobs.ts'
import type { LeasedJob } from '../shared/lease-job.ts'
import { queueJob } from '../shared/queue-job.ts'
import { readCall, type BulkCall, type RefusedCell } from './bulk-call.ts'
import { editBatch, type BulkWork } from './bulk-batch.ts'
import { checkCrossing } from './check-crossing.ts'
import { beginChangeSet } from './change-sets.ts'
import { planEnd } from './planned-end.ts'
import { readPlan } from './read-plan.ts'
import { retryRaces } from './retry-races.ts'
import { waitForPlans } from './wait-for-plans.ts'

export interface BulkOutcome {
  change_set_id: number | null
  /** Written fields. */
  applied: number
  /** The first of them; `refused_total` counts all. */
  refused: RefusedCell[]
  refused_total: number
}

/** What the job of a large edit reads. */
interface BulkJob {
  change_set_id: number
  ids: number[]
  work: BulkWork
}

/**
 * Edits products as one change set: up to {@link maxAtOnce} at once, in one transaction, more as a job whose id is returned. Cells
 * that changed meanwhile or cannot be written are refused one by one. A call that is repeated with its key, since its answer was lost,
 * returns what the first one has written. An edit with a time to come is a job that is due then. Refuses as {@link readCall},
 * {@link readPlan}, {@link checkCrossing} and {@link retryRaces} do, and with `conflict` where the key has done something else.
 */
export const applyBulk = (db: Db, call: BulkCall, cause: { by: Actor }): Promise<BegunEdit> =>
  retryRaces(async () => (await findFirst(db, call)) ?? edit(db, call, cause))

type BegunEdit = BulkOutcome & { job_id: number | null; starts_at: string | null }

/** What an earlier call with the key has written; undefined where there was none. */
async function findFirst(db: Db, { key, operations }: BulkCall): Promise<BegunEdit | undefined> {
  if (key === undefined || !operations) return undefined
  const first = await db
    .selectFrom('change_sets')
    .select(['id', 'changes', 'changed', 'job_id', 'starts_at'])
    .where('key', '=', key)
    .executeTakeFirst()
  if (!first) return undefined
  const { id: change_set_id, changes, changed, job_id } = first
  if (!isDeepStrictEqual(changes, operations)) throw new DomainError('conflict')
  const applied = job_id === null ? changed : 0
  const starts_at = first.starts_at?.toISOString() ?? null
  return { change_set_id, applied, refused: [], refused_total: 0, job_id, starts_at }
}

async function edit(db: Db, call: BulkCall, { by }: { by: Actor }): Promise<BegunEdit> {
  const plan = readPlan(call)
  const { work, ids, unknown } = await readCall(db, call)
  const operations = work.kind === 'bulk' ? work.operations : []
  // Cells go by their versions: the same again finds nothing to do.
  const key = work.kind === 'bulk' ? call.key : undefined
  const begin = async (tx: Tx) => {
    await checkCrossing(tx, plan, { ids, fields: operations.map(({ field }) => field) })
    return beginChangeSet(tx, { kind: work.kind, operations, key, ...plan, by })
  }
  const starts_at = plan.startsAt?.toISOString() ?? null
  const none = { change_set_id: null, applied: 0, job_id: null, starts_at }
  const refusals = { refused: unknown.slice(0, maxRefused), refused_total: unknown.length }
  if (ids.length === 0) return { ...none, ...refusals, starts_at: null }
  if (ids.length > maxAtOnce || plan.startsAt)
    return inTransaction(db, async (tx) => {
      const change_set_id = await begin(tx)
      const data: BulkJob = { change_set_id, ids, work }
      const job_id = await queueJob(tx, {
        kind: 'bulk_edit',
        data,
        total: ids.length,
        dueAt: plan.startsAt,
        by,
      })
      await sql`update change_sets set job_id = ${job_id} where id = ${change_set_id}`.execute(tx)
      await planEnd(tx, change_set_id, { plan, by })
      return { ...none, ...refusals, change_set_id, job_id }
    })
  return inTransaction(db, async (tx) => {
    const changeSetId = await begin(tx)
    const { applied, refused } = await editBatch(tx, ids, work, { changeSetId, by })
    if (applied === 0) await sql`delete from change_sets where id = ${changeSetId}`.execute(tx)
    else await planEnd(tx, changeSetId, { plan, by })
    const all = [...unknown, ...refused]
    return {
      change_set_id: applied === 0 ? null : changeSetId,
      applied,
      refused: all.slice(0, maxRefused),
      refused_total: all.length,
      job_id: null,
      starts_at,
    }
  })
}

/**
 * Goes on with an edit, batch by batch; each batch is a transaction, and its progress a part of it. Begins as {@link waitForPlans} lets
 * it.
 */
export async function runBulkJob(
  db: Db,
  job: LeasedJob,
  signal: AbortSignal,
): Promise<BulkOutcome> {
  const { change_set_id, ids, work } = job.data as BulkJob
  const { by } = job
  if (job.done === 0) await waitForPlans(db, job, { id: change_set_id, part: 'start' })
  let outcome = (job.position ?? {
    change_set_id,
    applied: 0,
    refused: [],
    refused_total: 0,
  }) as BulkOutcome
  const batches = new BatchSize()
  for (let next = job.done; next < ids.length;) {
    signal.throwIfAborted()
    const batch = ids.slice(next, next + batches.size)
    const began = performance.now()
    outcome = await retryRaces(() =>
      inTransaction(db, async (tx) => {
        const edited = await editBatch(tx, batch, work, { changeSetId: change_set_id, by })
        const reached = {
          change_set_id,
          applied: outcome.applied + edited.applied,
          refused: [...outcome.refused, ...edited.refused].slice(0, maxRefused),
          refused_total: outcome.refused_total + edited.refused.length,
        }
        await reportProgress(tx, job, {
          done: next + batch.length,
          position: reached,
          result: reached,
        })
        return reached
      }),
    )
    batches.took(performance.now() - began)
    next += batch.length
  }
  return outcome
}
