import type { ImportedRow, Plan } from './kind.ts'
import type { Lookups } from './lookups.ts'
import type { SheetProduct } from './product-cells.ts'
import { codeOf, isAttribute } from './product-fields.ts'
import { readProductRow } from './product-rows.ts'
import { readVariantRow } from './variant-rows.ts'
import { parentOf, skuOf, type ProductWrite } from './product-write.ts'
import { seenOf } from './seen.ts'

/** What the rows of one product would write; each wrong cell is refused in its row. */
export function planOne(
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
