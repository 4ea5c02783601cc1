import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { refreshPrices } from '../catalog/refresh-prices.ts'
import { recordChanges } from '../products/change-sets.ts'
import { stockField } from '../products/revert-stock.ts'
import { writeAudits } from '../shared/audit.ts'
import { announceStock, moveStock } from '../stock/take-stock.ts'
import type { Plan, WriteCall } from './kind.ts'
import { type VariantChange } from './plan-prices.ts'
import { offerFields } from './offer.ts'

const changesOf = (plans: readonly Plan<VariantChange>[]) =>
  plans.flatMap(({ change }) => (change ? [change] : []))

/** Writes prices and packs of locked variants. */
export async function writePrices(
  tx: Tx,
  plans: readonly Plan<VariantChange>[],
  { by, changeSetId }: WriteCall,
): Promise<void> {
  const changes = changesOf(plans)
  const rows = changes.map(({ variant, values }) => ({ ...variant, ...values }))
  await sql`
    update variants v set version = v.version + 1, price = r.price, old_price = r.old_price, company_price = r.company_price,
      min_qty = r.min_qty, box_qty = r.box_qty, box_price = r.box_price,
      price_per_kg = r.price_per_kg
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id integer, price bigint, old_price bigint, company_price bigint,
      min_qty integer, box_qty integer, box_price bigint, price_per_kg bigint)
    where v.id = r.id`.execute(tx)
  const products = [...new Set(changes.map(({ variant }) => variant.product_id))].toSorted(
    (a, b) => a - b,
  )
  await sql`
    update products set version = version + 1, updated_at = now() where id = any(${products}::integer[])`.execute(
    tx,
  )
  await refreshPrices(tx, products)
  await recordChanges(
    tx,
    changeSetId,
    changes.flatMap(({ variant, values }) =>
      offerFields
        .filter((field) => values[field] !== undefined)
        .map((field) => ({
          subject_type: 'variant' as const,
          subject_id: variant.id,
          field,
          before: variant[field],
          after: values[field]!,
        })),
    ),
  )
  await writeAudits(
    tx,
    changes.map(({ variant, values }) => ({
      by,
      action: 'product.import',
      subject: { type: 'product', id: variant.product_id, label: variant.sku },
      before: { ...variant },
      after: { ...variant, ...values },
      changeSetId,
    })),
  )
}

/** Writes counted stock of locked variants as movements of the ledger. */
export async function writeStock(
  tx: Tx,
  plans: readonly Plan<VariantChange>[],
  { by, changeSetId }: WriteCall,
): Promise<void> {
  const lines = changesOf(plans).map(({ variant, values }) => ({
    variantId: variant.id,
    quantity: values.qty! - variant.qty,
  }))
  const reference = { type: 'import', id: changeSetId } as const
  const moved = await moveStock(tx, lines, { reason: 'count', reference, by })
  await recordChanges(
    tx,
    changeSetId,
    moved.map(({ variant_id, delta, after }) => ({
      subject_type: 'variant',
      subject_id: variant_id,
      field: stockField,
      before: after - delta,
      after,
    })),
  )
  await announceStock(tx)
}
