import {
  maxAtOnce,
  maxBulkProducts,
  maxRefused,
  type BulkCell,
  type BulkOperation,
} from '@tsiran/contract/admin/bulk'
import { bulkField, opsFor } from '@tsiran/contract/admin/bulk-fields'
import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { DomainError, fieldError } from '../errors.ts'
import type { Actor } from '../shared/actor.ts'
import { firstBatch, nextBatch } from '../shared/batches.ts'
import { queueJob, reportProgress, type LeasedJob } from '../shared/jobs.ts'
import { editBatch, type BulkWork, type PlacedCell } from './bulk-batch.ts'
import type { Refused } from './bulk-plan.ts'
import { beginChangeSet } from './change-sets.ts'
import { productCondition, readProductFilter, type FilterQuery } from './product-filter.ts'
import { retryRaces } from './retry-races.ts'

/** What somebody asks for: operations on the products of a filter or of a list, or single cells. */
export interface BulkCall {
  filter?: FilterQuery | undefined
  ids?: readonly number[] | undefined
  operations?: readonly BulkOperation[] | undefined
  cells?: readonly BulkCell[] | undefined
}

export interface BulkOutcome {
  change_set_id: number | null
  /** Written fields. */
  applied: number
  /** The first of them; `refused_total` counts all. */
  refused: RefusedCell[]
  refused_total: number
}
export type RefusedCell = Omit<Refused, 'product_id'> & { product_id: number | null }

/** The work of a call with the ids of its products, and cells of variants that do not exist. */
export interface ReadCall {
  work: BulkWork
  ids: number[]
  unknown: RefusedCell[]
}

/**
 * Reads a call. Refuses with `validation_failed` where it is not one of the two forms or names a field or operation that there is not,
 * and with `too_many_rows` where the filter finds more than {@link maxBulkProducts}.
 */
export async function readCall(
  db: Db,
  { filter, ids, operations, cells }: BulkCall,
): Promise<ReadCall> {
  if (cells) {
    if (filter || ids || operations) throw fieldError('cells', 'invalid')
    checkFields('cells', cells)
    return placeCells(db, cells)
  }
  if (!operations || (filter === undefined) === (ids === undefined))
    throw fieldError(operations ? 'ids' : 'operations', 'required')
  checkFields('operations', operations)
  const { rows } = await sql<{ id: number }>`
    select p.id from products p
    where ${ids ? sql`p.id = any(${[...ids]}::int[]) and p.deleted_at is null` : productCondition(readProductFilter(filter!))}
    order by p.id limit ${maxBulkProducts + 1}`.execute(db)
  if (rows.length > maxBulkProducts)
    throw new DomainError('too_many_rows', { values: { max: maxBulkProducts } })
  return { work: { kind: 'bulk', operations }, ids: rows.map(({ id }) => id), unknown: [] }
}

function checkFields(list: string, rows: readonly { field: string; op?: string }[]): void {
  for (const [index, { field, op }] of rows.entries()) {
    const found = bulkField(field)
    if (!found) throw fieldError(`${list}.${index}.field`, 'invalid')
    if (op !== undefined && !(opsFor(found) as string[]).includes(op))
      throw fieldError(`${list}.${index}.op`, 'invalid')
  }
}

async function placeCells(db: Db, cells: readonly BulkCell[]): Promise<ReadCall> {
  for (const [index, { field, product_id, variant_id }] of cells.entries())
    if ((bulkField(field)!.of === 'variant' ? variant_id : product_id) === undefined)
      throw fieldError(`cells.${index}.field`, 'invalid')
  const variants = cells.flatMap(({ variant_id }) => variant_id ?? [])
  const { rows } = await sql<{ id: number; product_id: number }>`
    select id, product_id from variants where id = any(${[...new Set(variants)]}::int[])`.execute(
    db,
  )
  const productOf = new Map(rows.map(({ id, product_id }) => [id, product_id]))
  const placed: PlacedCell[] = []
  const unknown: RefusedCell[] = []
  for (const { product_id: own, variant_id, ...cell } of cells) {
    const isVariant = bulkField(cell.field)!.of === 'variant'
    const product_id = isVariant ? productOf.get(variant_id!) : own
    if (product_id !== undefined)
      placed.push({ ...cell, product_id, ...(isVariant && { variant_id: variant_id! }) })
    else
      unknown.push({
        product_id: null,
        variant_id: variant_id!,
        sku: '',
        field: cell.field,
        code: 'not_found',
        problem: null,
      })
  }
  const ids = [...new Set(placed.map(({ product_id }) => product_id))].sort((a, b) => a - b)
  return { work: { kind: 'grid', cells: placed }, ids, unknown }
}

/** What the job of a large edit reads. */
interface BulkJob {
  change_set_id: number
  ids: number[]
  work: BulkWork
}

/**
 * Edits products as one change set: up to {@link maxAtOnce} at once, in one transaction, more as a job whose id is returned. Cells
 * that changed meanwhile or cannot be written are refused one by one. Refuses as {@link readCall} and {@link retryRaces} do.
 */
export async function applyBulk(
  db: Db,
  call: BulkCall,
  { by }: { by: Actor },
): Promise<BulkOutcome & { job_id: number | null }> {
  const { work, ids, unknown } = await readCall(db, call)
  const operations = work.kind === 'bulk' ? work.operations : []
  const begin = (tx: Tx) => beginChangeSet(tx, { kind: work.kind, operations, by })
  const none = { change_set_id: null, applied: 0, job_id: null }
  const refusals = { refused: unknown.slice(0, maxRefused), refused_total: unknown.length }
  if (ids.length === 0) return { ...none, ...refusals }
  if (ids.length > maxAtOnce)
    return inTransaction(db, async (tx) => {
      const change_set_id = await begin(tx)
      const data: BulkJob = { change_set_id, ids, work }
      const job_id = await queueJob(tx, { kind: 'bulk_edit', data, total: ids.length, by })
      await sql`update change_sets set job_id = ${job_id} where id = ${change_set_id}`.execute(tx)
      return { ...none, ...refusals, change_set_id, job_id }
    })
  return retryRaces(() =>
    inTransaction(db, async (tx) => {
      const changeSetId = await begin(tx)
      const { applied, refused } = await editBatch(tx, ids, work, { changeSetId, by })
      if (applied === 0) await sql`delete from change_sets where id = ${changeSetId}`.execute(tx)
      const all = [...unknown, ...refused]
      return {
        change_set_id: applied === 0 ? null : changeSetId,
        applied,
        refused: all.slice(0, maxRefused),
        refused_total: all.length,
        job_id: null,
      }
    }),
  )
}

/** Goes on with a large edit, batch by batch; each batch is a transaction, and its progress a part of it. */
export async function runBulkJob(
  db: Db,
  job: LeasedJob,
  signal: AbortSignal,
): Promise<BulkOutcome> {
  const { change_set_id, ids, work } = job.data as BulkJob
  const { by } = job
  let outcome = (job.position ?? {
    change_set_id,
    applied: 0,
    refused: [],
    refused_total: 0,
  }) as BulkOutcome
  let size = firstBatch
  for (let next = job.done; next < ids.length;) {
    signal.throwIfAborted()
    const batch = ids.slice(next, next + size)
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
    size = nextBatch(size, performance.now() - began)
    next += batch.length
  }
  return outcome
}
