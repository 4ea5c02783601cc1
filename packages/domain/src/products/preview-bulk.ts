import type { BulkChange } from '@tsiran/contract/admin/bulk'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { offsetOf, type PageRange } from '../shared/pagination.ts'
import { planBatch, placeOf } from './bulk-batch.ts'
import { readCall } from './bulk-call.ts'
import type { BulkCall } from './bulk-call.ts'

/** Products that are looked at together: nothing is locked, so that more fit than in an edit. */
const lookSize = 1_000

export interface BulkPreview {
  /** A page of the cells that would change, those with an error included. */
  changes: BulkChange[]
  /** Cells that change, and cells that cannot. */
  total: number
  errors: number
  /** Products with a cell that changes. */
  products: number
}

/** Shows what a bulk edit would change; changes nothing. Refuses as the edit does. */
export async function previewBulk(
  db: Db,
  call: BulkCall,
  { locale, ...range }: PageRange & { locale: Locale },
): Promise<BulkPreview> {
  const { work, ids } = await readCall(db, call)
  const first = offsetOf(range)
  const changed = new Set<number>()
  const preview: BulkPreview = { changes: [], total: 0, errors: 0, products: 0 }
  let passed = 0
  for (let next = 0; next < ids.length; next += lookSize) {
    const { changes, products } = await planBatch(db, ids.slice(next, next + lookSize), work)
    for (const { subject, field, before, after, problem } of changes) {
      if (problem) preview.errors++
      else {
        preview.total++
        changed.add(subject.productId)
      }
      if (passed++ < first || preview.changes.length >= range.limit) continue
      preview.changes.push({
        id: subject.id,
        ...placeOf(subject),
        field,
        name: products.get(subject.productId)!.name[locale],
        before,
        after,
        ...(problem && { error: problem }),
      })
    }
  }
  return { ...preview, products: changed.size }
}
