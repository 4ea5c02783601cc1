import {
  maxBulkProducts,
  type BulkCell,
  type BulkOperation,
} from '@tsiran/contract/admin/bulk-shapes'
import { bulkField } from '@tsiran/contract/admin/bulk-fields'
import { opsFor } from '@tsiran/contract/admin/bulk-ops'
import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { DomainError, fieldError } from '../errors.ts'
import type { BulkWork, PlacedCell } from './bulk-batch.ts'
import type { Refused } from './bulk-plan.ts'
import { productCondition } from './product-filter.ts'
import { readProductFilter, type FilterQuery } from './read-product-filter.ts'

/** What somebody asks for: operations on the products of a filter or of a list, or single cells. */
export interface BulkCall {
  filter?: FilterQuery | undefined
  ids?: readonly number[] | undefined
  operations?: readonly BulkOperation[] | undefined
  cells?: readonly BulkCell[] | undefined
  /** Of the form that was sent: with the same one operations are done once. Cells have no need of it. */
  key?: string | undefined
  /** ISO 8601, of operations. */
  starts_at?: string | undefined
  ends_at?: string | undefined
}

export type RefusedCell = Omit<Refused, 'product_id'> & { product_id: number | null }

/** The work of a call with the ids of its products, and cells of variants that do not exist. */
interface ReadCall {
  work: BulkWork
  ids: number[]
  unknown: RefusedCell[]
}

/**
 * Reads a call. Refuses with `validation_failed` where it is not one of the two forms or names a field or operation that there is not,
 * and with `too_many_products` where the filter finds more than {@link maxBulkProducts}.
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
    throw new DomainError('too_many_products', { values: { max: maxBulkProducts } })
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
