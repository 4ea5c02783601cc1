import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { refuseByRules } from './check-products.ts'
import { claimCodes, refuseClaimed } from './claim-codes.ts'
import type { ImportedRow, Plan, PlanCall, ThingRows } from './kind.ts'
import { readLookups, type Lookups } from './lookups.ts'
import { selectSheetProducts, type SheetProduct } from './product-cells.ts'
import { codeOf, isAttribute } from './product-fields.ts'
import { readProductRow, readVariantRow } from './product-rows.ts'
import {
  parentOf,
  readyWrites,
  skuOf,
  type ProductWrite,
  type ReadyWrite,
} from './product-write.ts'
import { seenOf } from './seen.ts'

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

function planOne(
  rows: readonly ImportedRow[],
  product: SheetProduct | undefined,
  sku: string,
  lookups: Lookups,
): Pick<Plan<ProductWrite>, 'isNew' | 'change' | 'seen'> {
  const own = rows.filter((row) => skuOf(row) === sku && parentOf(row) === '')
  const others = rows.filter((row) => !own.includes(row))
  const type = product?.type ?? (others.length > 0 ? 'configurable' : 'simple')
  checkRows(rows, own, others, product, type)
  const superAttributes = product?.superAttributes ?? chosenBy(others)
  const change = own[0] ? readProductRow(own[0], product, lookups) : {}
  const sellable = type === 'simple' ? own.slice(0, 1) : others
  const variants = sellable.flatMap((row) => {
    const now =
      type === 'simple'
        ? product?.variants[0]
        : product?.variants.find(({ sku: it }) => it === skuOf(row))
    const fields = { superAttributes, hasImages: type === 'configurable' }
    const read = readVariantRow(row, now, fields, lookups)
    if (!now && read.price === undefined) row.refuse('price', 'required')
    if (now && Object.keys(read).length === 0) return []
    return [{ ...read, sku: now?.sku ?? skuOf(row), ...(now && { id: now.id }) }]
  })
  const write: ProductWrite = {
    product,
    type,
    sku,
    change:
      !product && type === 'configurable'
        ? { ...change, super_attribute_ids: idsOf(superAttributes, own[0], lookups) }
        : change,
    variants,
  }
  const isEmpty = product && Object.keys(change).length === 0 && variants.length === 0
  return { isNew: !product, change: isEmpty ? null : write, seen: seenBy(rows, product) }
}

/** Refuses rows that do not belong together. */
function checkRows(
  rows: readonly ImportedRow[],
  own: readonly ImportedRow[],
  others: readonly ImportedRow[],
  product: SheetProduct | undefined,
  type: string,
): void {
  for (const row of rows) {
    if (skuOf(row) === '') row.refuse('sku', 'required')
    // A variant may have its product's own sku.
    const same = rows.find(
      (other) => other !== row && skuOf(other) === skuOf(row) && parentOf(other) === parentOf(row),
    )
    if (same && same.number < row.number) row.refuse('sku', 'sameThing', { row: same.number })
  }
  for (const row of own.slice(1)) row.refuse('sku', 'sameThing', { row: own[0]!.number })
  if (!product && own.length === 0)
    for (const row of others) row.refuse('parent_sku', 'unknownParent')
  if (type === 'simple') for (const row of others) row.refuse('parent_sku', 'notConfigurable')
}

/** Attributes that every variant of a new product has an option of. */
const chosenBy = (variants: readonly ImportedRow[]): string[] =>
  variants.length === 0
    ? []
    : variants[0]!.fields
        .filter(
          (field) => isAttribute(field) && variants.every((row) => row.cell(field)!.trim() !== ''),
        )
        .map(codeOf)

function idsOf(codes: readonly string[], row: ImportedRow | undefined, lookups: Lookups): number[] {
  const ids = row?.read('sku', () => codes.map((code) => lookups.attribute(code).id)) ?? []
  if (ids.length === 0) row?.refuse(null, 'noSuperAttribute')
  return ids
}

/** What the shop has in the cells that the rows hold. Stock is none of it: products never write it. */
function seenBy(rows: readonly ImportedRow[], product: SheetProduct | undefined): string {
  if (!product) return ''
  return seenOf(
    rows.flatMap((row) => {
      const cells =
        skuOf(row) === product.sku
          ? product.cells
          : product.variants.find(({ sku }) => sku === skuOf(row))?.cells
      return row.fields.filter((field) => field !== 'qty').map((field) => cells?.get(field))
    }),
  )
}

/** A barcode names one variant. */
async function refuseTakenBarcodes(
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
