import { maxAtOnce, maxRefused } from '@tsiran/contract/admin/bulk'
import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { queueJob } from '../shared/queue-job.ts'
import { beginChangeSet } from './change-sets.ts'
import { listLeft, type LeftChange } from './list-change-sets.ts'
import { retryRaces } from './retry-races.ts'
import { categoriesOf, revertCategories } from './revert-categories.ts'
import { revertProducts } from './revert-products.ts'

export interface RevertOutcome {
  /** The revert's own change set; null where it restored nothing. */
  change_set_id: number | null
  reverted: number
  /** The first of the fields that somebody changed later, and how many there are. */
  left: LeftChange[]
  left_total: number
}

/** What the job of a large revert reads. */
export interface RevertJob {
  change_set_id: number
  of: number
  ids: number[]
  categories: number[]
}

/** Categories of one transaction: each may renew the lists of its products. */
export const categoriesAtOnce = 20

interface RevertCall {
  by: Actor
  /** Whether the caller has just proven who they are. */
  confirmed?: boolean
}

/**
 * Restores each field of a change set whose present value is still the one that the set wrote, as a change set of its own; a large
 * one as a job. Stock goes back by movements, whatever was sold since. Refuses with `not_found`, with `conflict` where the set is
 * reverted already or its job still runs, and with `confirmation_needed` where it is older than a day and the caller has not just
 * proven who they are.
 */
export const revertChangeSet = (
  db: Db,
  of: number,
  { by, confirmed = false }: RevertCall,
): Promise<RevertOutcome & { job_id: number | null }> =>
  retryRaces(() =>
    inTransaction(db, async (tx) => {
      await lockSet(tx, of, confirmed)
      const ids = await productsOf(tx, of)
      const categories = await categoriesOf(tx, of)
      const change_set_id = await beginChangeSet(tx, { kind: 'revert', label: String(of), by })
      await sql`update change_sets set reverted_by = ${change_set_id} where id = ${of}`.execute(tx)
      if (ids.length > maxAtOnce || categories.length > categoriesAtOnce) {
        const data: RevertJob = { change_set_id, of, ids, categories }
        const job_id = await queueJob(tx, {
          kind: 'change_set_revert',
          data,
          total: ids.length + categories.length,
          by,
        })
        await sql`update change_sets set job_id = ${job_id} where id = ${change_set_id}`.execute(tx)
        return { change_set_id, reverted: 0, left: [], left_total: 0, job_id }
      }
      const reverted = await revertBatch(tx, { change_set_id, of, ids, categories }, by)
      return { ...(await finishRevert(tx, { change_set_id, of, reverted })), job_id: null }
    }),
  )

async function lockSet(tx: Tx, id: number, confirmed: boolean): Promise<void> {
  const { rows } = await sql<{ reverted_by: number | null; running: boolean; old: boolean }>`
    select reverted_by, created_at < now() - interval '1 day' as old,
      exists (select from jobs j where j.id = c.job_id and j.state in ('queued', 'running')) as running
    from change_sets c where id = ${id} for update`.execute(tx)
  if (!rows[0]) throw new DomainError('not_found')
  if (rows[0].reverted_by !== null || rows[0].running) throw new DomainError('conflict')
  if (rows[0].old && !confirmed) throw new DomainError('confirmation_needed')
}

async function productsOf(tx: Tx, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select subject_id as id from change_set_changes where change_set_id = ${id} and subject_type = 'product'
    union
    select v.product_id from change_set_changes c join variants v on v.id = c.subject_id
    where change_set_id = ${id} and subject_type = 'variant'
    order by id`.execute(tx)
  return rows.map(({ id: product }) => product)
}

/** Restores what the set wrote of these products and categories; returns the number of restored fields. */
export async function revertBatch(
  tx: Tx,
  { change_set_id, of, ids, categories }: RevertJob,
  by: Actor,
): Promise<number> {
  const call = { of, change_set_id, by }
  return (await revertProducts(tx, ids, call)) + (await revertCategories(tx, categories, call))
}

/** Marks what is left. A revert that restored nothing leaves no change set, and may be tried again. */
export async function finishRevert(
  tx: Tx,
  { change_set_id, of, reverted }: { change_set_id: number; of: number; reverted: number },
): Promise<RevertOutcome> {
  if (reverted === 0) {
    const left = await listLeft(tx, of, 'applied', maxRefused)
    await sql`update change_sets set reverted_by = null where id = ${of}`.execute(tx)
    await sql`delete from change_sets where id = ${change_set_id}`.execute(tx)
    return { change_set_id: null, reverted, left: left.rows, left_total: left.total }
  }
  await sql`
    update change_set_changes set state = 'left' where change_set_id = ${of} and state = 'applied'`.execute(
    tx,
  )
  const left = await listLeft(tx, of, 'left', maxRefused)
  return { change_set_id, reverted, left: left.rows, left_total: left.total }
}
