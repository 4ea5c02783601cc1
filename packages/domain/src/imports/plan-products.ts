import type { ProductChange, VariantChange } from '@tsiran/contract/admin/product-shapes'
import { locales } from '@tsiran/contract/locale'
import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { checkFields } from '../products/check-fields.ts'
import { applyChange } from '../products/full-product.ts'
import type { ImportedRow, Plan, ThingRows } from './kind.ts'
import { readLookups, type Lookups } from './lookups.ts'
import { selectSheetProducts, type SheetProduct } from './product-cells.ts'
import { codeOf, isAttribute, readProductRow, readVariantRow } from './product-rows.ts'
import { seenOf } from './seen.ts'

/** What rows change of a product; of its variants the changed and new ones alone. */
export interface ProductWrite {
  /** Undefined for a new one. */
  product: SheetProduct | undefined
  type: 'simple' | 'configurable'
  sku: string
  change: Omit<ProductChange, 'variants'>
  variants: (VariantChange & { sku: string })[]
}

/** Plans rows that are products with their variants. */
export async function planProducts(
  db: Db | Tx,
  things: readonly ThingRows[],
  lock: boolean,
): Promise<Plan<ProductWrite>[]> {
  const skus = things.flatMap(({ rows }) =>
    rows.flatMap((row) => [skuOf(row), parentOf(row)].filter(Boolean)),
  )
  const chosen = sql`(p.sku = any(${skus}::text[]) or p.id = any(array(
    select product_id from variants v where v.sku = any(${skus}::text[]))))`
  if (lock) await sql`select id from products p where ${chosen} order by id for update`.execute(db)
  const products = await selectSheetProducts(db, sql`${chosen} and p.deleted_at is null`)
  const bySku = new Map(products.map((product) => [product.sku, product]))
  const byVariant = new Map(
    products
      .filter(({ type }) => type === 'configurable')
      .flatMap((product) => product.variants.map(({ sku }) => [sku, product] as const)),
  )
  const lookups = await readLookups(db, things)
  const plans = things.map(({ thing, rows }) => {
    const [first] = rows as [ImportedRow]
    const key = parentOf(first) || skuOf(first)
    const product = bySku.get(key) ?? byVariant.get(key)
    return { thing, rows, ...planOne(rows, product, product?.sku ?? key, lookups) }
  })
  await refuseTakenBarcodes(db, plans)
  return plans
}

const skuOf = (row: ImportedRow) => row.cell('sku')?.trim() ?? ''
const parentOf = (row: ImportedRow) => row.cell('parent_sku')?.trim() ?? ''

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
  if (product && own[0]) checkPublished(own[0], product, change)
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
  if (!product && own[0]) checkNew(write, own[0], sellable)
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

/** Names the cells of what a new product lacks, by the rules of a save. */
function checkNew(
  { type, sku, change, variants }: ProductWrite,
  row: ImportedRow,
  sellable: readonly ImportedRow[],
): void {
  const product = applyChange(undefined, { ...change, type, sku, variants })
  for (const [path, [problem]] of Object.entries(checkFields(product))) {
    const [, index, field] = /^variants\.(\d+)\.(\w+)$/.exec(path) ?? []
    const place = index === undefined ? row : (sellable[Number(index)] ?? row)
    const column = columnOf[field ?? path] ?? field ?? path.replace('.', '_')
    if (problem && place.errors.length === 0)
      place.refuse(
        place.fields.includes(column) ? column : null,
        `field.${problem.key}`,
        problem.values,
      )
  }
}

const columnOf: Record<string, string> = { category_ids: 'category', brand_id: 'brand' }

/** What a published product needs: a name in every language, and a category. */
function checkPublished(row: ImportedRow, product: SheetProduct, change: ProductChange): void {
  if ((change.status ?? product.cells.get('status')) !== 'published') return
  for (const locale of locales)
    if ((change.name?.[locale] ?? product.cells.get(`name_${locale}`)) === '')
      row.refuse(row.fields.includes(`name_${locale}`) ? `name_${locale}` : null, 'nameRequired')
  if (change.category_ids?.length === 0) row.refuse('category', 'required')
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
