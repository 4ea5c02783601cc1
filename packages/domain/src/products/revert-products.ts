import { bulkField, type BulkValue } from '@tsiran/contract/admin/bulk-fields'
import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import type { Actor } from '../shared/actor.ts'
import { applyChanges } from './apply-changes.ts'
import { sameValue, settle } from './bulk-plan.ts'
import type { Change } from './bulk-fit.ts'
import { checkReferences } from './bulk-references.ts'
import { readProducts } from './bulk-state.ts'
import type { ProductState, Subject } from './bulk-subject.ts'
import { lockProducts } from './lock-products.ts'
import type { WrittenRow } from './change-sets.ts'
import { revertStock, stockField } from './revert-stock.ts'

/**
 * Restores what a change set wrote of these products, their variants and their stock, where it still has the written values. Returns
 * the number of restored fields.
 */
export async function revertProducts(
  tx: Tx,
  ids: readonly number[],
  { of, change_set_id, by }: { of: number; change_set_id: number; by: Actor },
): Promise<number> {
  if (ids.length === 0) return 0
  await lockProducts(tx, ids)
  const { rows } = await sql<WrittenRow>`
    select id, subject_type, subject_id, field, before, after from change_set_changes
    where change_set_id = ${of} and state = 'applied' and case subject_type
      when 'product' then subject_id = any(${[...ids]}::int[])
      when 'variant' then subject_id in (select v.id from variants v where v.product_id = any(${[...ids]}::int[])) end
    order by id`.execute(tx)
  const known = rows.filter(({ field }) => bulkField(field))
  const products = await readProducts(tx, ids, [...new Set(known.map(({ field }) => field))])
  const changes = await checkReferences(tx, planRevert(products, known))
  const written = changes.filter(({ problem }) => !problem)
  await applyChanges(tx, written, {
    products,
    changeSetId: change_set_id,
    by,
    action: 'product.revert',
  })
  const done = new Set(written.map(({ subject, field }) => keyOf(subject.type, subject.id, field)))
  const restored = known.filter((row) =>
    done.has(keyOf(row.subject_type, row.subject_id, row.field)),
  )
  const counted = rows.filter(({ field }) => field === stockField)
  restored.push(...(await revertStock(tx, counted, { of, change_set_id, by })))
  await sql`
    update change_set_changes set state = 'reverted' where id = any(${restored.map(({ id }) => id)}::bigint[])`.execute(
    tx,
  )
  return restored.length
}

const keyOf = (type: string, id: number, field: string) => `${type} ${id} ${field}`

/** The former values of fields that still have the written one. */
function planRevert(
  products: ReadonlyMap<number, ProductState>,
  rows: readonly WrittenRow[],
): Change[] {
  const owners = new Map<string, ProductState>()
  const subjects = new Map<string, Subject>()
  for (const product of products.values())
    for (const subject of [product, ...product.variants]) {
      owners.set(`${subject.type} ${subject.id}`, product)
      subjects.set(`${subject.type} ${subject.id}`, subject)
    }
  const wanted = new Map<ProductState, Map<Subject, Map<string, { value: BulkValue }>>>()
  for (const { subject_type, subject_id, field, before, after } of rows) {
    const key = `${subject_type} ${subject_id}`
    const [product, subject] = [owners.get(key), subjects.get(key)]
    if (!product || !subject || !sameValue(subject.values[field]!, after)) continue
    const own = wanted.get(product) ?? new Map<Subject, Map<string, { value: BulkValue }>>()
    own.set(subject, (own.get(subject) ?? new Map()).set(field, { value: before }))
    wanted.set(product, own)
  }
  return [...wanted].flatMap(([product, own]) => settle(product, own))
}
