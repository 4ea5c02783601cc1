import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { refuseByRules } from './check-products.ts'
import { claimCodes, refuseClaimed } from './claim-codes.ts'
import type { ImportedRow, Plan, PlanCall, ThingRows } from './kind.ts'
import { readLookups } from './lookups.ts'
import { selectSheetProducts } from './select-sheet-products.ts'
import { parentOf, readyWrites, skuOf, type ReadyWrite } from './product-write.ts'
import { refuseTakenBarcodes } from './taken-barcodes.ts'
import { planOne } from './plan-product.ts'

/** Plans rows that are products with their variants. */
export async function planProducts(
  db: Db | Tx,
  things: readonly ThingRows[],
  { lock, claims }: PlanCall,
): Promise<Plan<ReadyWrite>[]> {
  const skus = things.flatMap(({ rows }) =>
    rows.flatMap((row) => [skuOf(row), parentOf(row)].filter(Boolean)),
  )
  const chosen = sql`(p.sku = any(${skus}::text[]) or p.id = any(array(
    select product_id from variants v where v.sku = any(${skus}::text[]))))`
  if (lock)
    await sql`select id from products p where ${chosen} order by id for no key update`.execute(db)
  const products = await selectSheetProducts(db, sql`${chosen} and p.deleted_at is null`)
  const bySku = new Map(products.map((product) => [product.sku, product]))
  const byVariant = await ownersOf(db, skus)
  const byId = new Map(products.map((product) => [product.id, product]))
  const lookups = await readLookups(db, things)
  const plans = things.map(({ thing, rows }) => {
    const [first] = rows as [ImportedRow]
    const key = parentOf(first) || skuOf(first)
    // A parent is a product; only a row of its own may name a variant alone.
    const owner = parentOf(first) === '' ? byVariant.get(key) : undefined
    const product = bySku.get(key) ?? (owner === undefined ? undefined : byId.get(owner))
    return { thing, rows, ...planOne(rows, product, product?.sku ?? key, lookups) }
  })
  await refuseTakenBarcodes(db, plans)
  const ready = await readyWrites(db, plans)
  await refuseByRules(db, ready, lookups)
  for (const plan of plans) {
    refuseClaimed(plan, claims)
    if (plan.change && plan.rows.every(({ errors }) => errors.length === 0))
      claimCodes(claims, plan)
  }
  const byThing = new Map(ready.map((plan) => [plan.thing, plan]))
  return plans.map((plan) => byThing.get(plan.thing) ?? { ...plan, change: null })
}

/** The products with variants that have these variants, removed ones too: their codes are not free. */
async function ownersOf(db: Db | Tx, skus: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ sku: string; product_id: number }>`
    select v.sku, v.product_id from variants v join products p on p.id = v.product_id
    where v.sku = any(${[...skus]}::text[]) and p.type = 'configurable'`.execute(db)
  return new Map(rows.map(({ sku, product_id }) => [sku, product_id]))
}
