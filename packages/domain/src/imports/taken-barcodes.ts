import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import type { Plan } from './kind.ts'
import { skuOf, type ProductWrite } from './product-write.ts'

/** A barcode names one variant. */
export async function refuseTakenBarcodes(
  db: Db | Tx,
  plans: readonly Plan<ProductWrite>[],
): Promise<void> {
  const wanted = plans.flatMap(({ rows, change }) =>
    (change?.variants ?? []).flatMap(({ sku, barcode }) =>
      barcode ? [{ sku, barcode, row: rows.find((one) => skuOf(one) === sku) ?? rows[0]! }] : [],
    ),
  )
  if (wanted.length === 0) return
  const { rows } = await sql<{ sku: string; barcode: string }>`
    select sku, barcode from variants
    where removed_at is null and barcode = any(${wanted.map(({ barcode }) => barcode)}::text[])`.execute(
    db,
  )
  const owners = new Map(rows.map(({ sku, barcode }) => [barcode, sku]))
  for (const { sku, barcode, row } of wanted) {
    const owner = owners.get(barcode)
    if (owner !== undefined && owner !== sku) row.refuse('barcode', 'barcodeTaken', { sku: owner })
    owners.set(barcode, owner ?? sku)
  }
}
