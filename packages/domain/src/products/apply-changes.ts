import type { Tx } from '@tsiran/db/database'
import type { Actor } from '../shared/actor.ts'
import { writeAudits, type AuditEntry } from '../shared/audit.ts'
import type { Change } from './bulk-fit.ts'
import type { ProductState } from './bulk-subject.ts'
import { writeChanges } from './bulk-write.ts'
import { recordChanges } from './change-sets.ts'
import { auditSubject, shortText } from './product-audit.ts'

/** Writes changes without problems of locked products, and records them. */
export async function applyChanges(
  tx: Tx,
  changes: readonly Change[],
  {
    products,
    changeSetId,
    by,
    action,
  }: {
    products: ReadonlyMap<number, ProductState>
    changeSetId: number
    by: Actor
    action: `product.${string}`
  },
): Promise<void> {
  await writeChanges(tx, changes)
  await recordChanges(
    tx,
    changeSetId,
    changes.map(({ subject: { type, id }, field, before, after }) => ({
      subject_type: type,
      subject_id: id,
      field,
      before,
      after,
    })),
  )
  const entries = new Map<
    number,
    { before: Record<string, unknown>; after: Record<string, unknown> }
  >()
  for (const { subject, field, before, after } of changes) {
    const product = products.get(subject.productId)!
    // As the log names the fields of a product's own page.
    const name =
      subject.type === 'variant' && product.variants.length > 1 ? `${subject.sku}: ${field}` : field
    const entry = entries.get(product.id) ?? { before: {}, after: {} }
    entries.set(product.id, {
      before: { ...entry.before, [name]: shortText(before) },
      after: { ...entry.after, [name]: shortText(after) },
    })
  }
  await writeAudits(
    tx,
    [...entries].map(([id, entry]): AuditEntry => ({
      by,
      action,
      subject: auditSubject(products.get(id)!),
      ...entry,
      changeSetId,
    })),
  )
}
