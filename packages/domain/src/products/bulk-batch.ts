import type { BulkCell, BulkOperation } from '@tsiran/contract/admin/bulk-shapes'
import type { Db, Tx } from '@tsiran/db/database'
import type { Actor } from '../shared/actor.ts'
import { planCells, planOperations, type Refused } from './bulk-plan.ts'
import type { Change } from './bulk-fit.ts'
import { checkReferences } from './bulk-references.ts'
import { readProducts } from './bulk-state.ts'
import type { ProductState } from './bulk-subject.ts'
import { lockProducts } from './lock-products.ts'
import { applyChanges } from './apply-changes.ts'

/** A cell with its product, which a variant's cell is sent without. */
export type PlacedCell = BulkCell & { product_id: number }

/** What an edit does with its products. */
export type BulkWork =
  | { kind: 'bulk'; operations: readonly BulkOperation[] }
  | { kind: 'grid'; cells: readonly PlacedCell[] }

export const fieldsOf = (work: BulkWork): string[] => [
  ...new Set((work.kind === 'bulk' ? work.operations : work.cells).map(({ field }) => field)),
]

/** What the work changes of these products, problems included. Nothing is locked or written. */
export async function planBatch(
  db: Db | Tx,
  ids: readonly number[],
  work: BulkWork,
): Promise<{ changes: Change[]; refused: Refused[]; products: Map<number, ProductState> }> {
  const products = await readProducts(db, ids, fieldsOf(work))
  const own = new Set(ids)
  const { changes, refused } =
    work.kind === 'bulk'
      ? { changes: planOperations(products.values(), work.operations), refused: [] }
      : planCells(
          products,
          work.cells.filter(({ product_id }) => own.has(product_id)),
        )
  return { changes: await checkReferences(db, changes), refused, products }
}

/**
 * Does the work on these products in the open transaction: locks them, writes what can be written, and records it in the change set and
 * in the log, a row for each product. Returns the number of written fields and what was refused.
 */
export async function editBatch(
  tx: Tx,
  ids: readonly number[],
  work: BulkWork,
  { changeSetId, by }: { changeSetId: number; by: Actor },
): Promise<{ applied: number; refused: Refused[] }> {
  await lockProducts(tx, ids)
  const { changes, refused, products } = await planBatch(tx, ids, work)
  const written = changes.filter(({ problem }) => !problem)
  await applyChanges(tx, written, { products, changeSetId, by, action: 'product.bulk' })
  const invalid = changes.flatMap(({ subject, field, problem }): Refused[] =>
    problem ? [{ ...placeOf(subject), field, code: 'validation_failed', problem }] : [],
  )
  return { applied: written.length, refused: [...refused, ...invalid] }
}

/** Where a field of a product or variant is, as answers name it. */
export const placeOf = ({ type, id, productId, sku }: Change['subject']) => ({
  product_id: productId,
  variant_id: type === 'variant' ? id : null,
  sku,
})
