import type { ContentUnit } from '@tsiran/contract/admin/product-choices'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import type { Actor } from '../shared/actor.ts'
import { writeAudit } from '../shared/audit.ts'

export interface VariantContents {
  variant_id: number
  /** The variant's version that the contents were looked at with. */
  version: number
  content_amount: number
  content_unit: ContentUnit
}

interface Written {
  id: number
  sku: string
}

/**
 * Writes the contents of many variants. A variant that has changed since, or is gone, is refused by itself. Answers the variants' ids.
 */
export const applyContents = (
  db: Db,
  { rows, by }: { rows: readonly VariantContents[]; by: Actor },
): Promise<{ applied: number[]; refused: number[] }> =>
  inTransaction(db, async (tx) => {
    const ids = rows.map(({ variant_id }) => variant_id)
    await sql`select id from variants where id = any(${ids}::int[]) order by id for no key update`.execute(
      tx,
    )
    const { rows: written } = await sql<Written & { product_id: number }>`
      update variants v set content_amount = n.content_amount, content_unit = n.content_unit, version = v.version + 1
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as n (variant_id integer, version integer, content_amount integer, content_unit text)
      where v.id = n.variant_id and v.version = n.version and v.removed_at is null
      returning v.id, v.sku, v.product_id`.execute(tx)
    const products = [...new Set(written.map(({ product_id }) => product_id))]
    await sql`
      update products set version = version + 1, updated_at = now()
      where id in (select id from products where id = any(${products}::int[]) order by id for no key update)`.execute(
      tx,
    )
    if (written.length > 0) {
      await sql`select pg_notify('tsiran_changed', 'catalog')`.execute(tx)
      await writeAudit(tx, { by, ...entry(rows, written) })
    }
    const applied = new Set(written.map(({ id }) => id))
    return { applied: [...applied], refused: ids.filter((id) => !applied.has(id)) }
  })

/** One row of the log for all: each sku with its contents. */
function entry(rows: readonly VariantContents[], written: readonly Written[]) {
  const after = written.map(({ id, sku }) => {
    const { content_amount, content_unit } = rows.find(({ variant_id }) => variant_id === id)!
    return [sku, `${content_amount} ${content_unit}`] as const
  })
  const [[first = ''] = []] = after
  const label = written.length > 1 ? `${first} +${written.length - 1}` : first
  return {
    action: 'product.contents',
    subject: { type: 'product', id: 'contents', label },
    after: Object.fromEntries(after),
  } as const
}
