import type { AdminProduct, ProductChange } from '@tsiran/contract/admin/product-shapes'
import type { VariantChange } from '@tsiran/contract/admin/variant-shapes'
import { defaultLocale } from '@tsiran/contract/locale'
import type { Db, Tx } from '@tsiran/db/database'
import { fullProduct, type FullProduct } from '../products/full-product.ts'
import { applyChange } from '../products/apply-change.ts'
import { readProductsOf } from '../products/read-product.ts'
import type { ImportedRow, Plan } from './kind.ts'
import type { SheetProduct } from './product-cells.ts'

/** What rows change of a product; of its variants the changed and new ones alone. */
export interface ProductWrite {
  /** Undefined for a new one. */
  product: SheetProduct | undefined
  type: 'simple' | 'configurable'
  sku: string
  change: Omit<ProductChange, 'variants'>
  variants: (VariantChange & { sku: string })[]
}

/** A write with the whole product as it is, and as it is to be. */
export interface ReadyWrite extends ProductWrite {
  stored: AdminProduct | undefined
  wanted: FullProduct
}

export const skuOf = (row: ImportedRow) => row.cell('sku')?.trim() ?? ''
export const parentOf = (row: ImportedRow) => row.cell('parent_sku')?.trim() ?? ''

/** Plans with the products that they make, for those that make one. */
export async function readyWrites(
  db: Db | Tx,
  plans: readonly Plan<ProductWrite>[],
): Promise<(Plan<ReadyWrite> & { change: ReadyWrite })[]> {
  const ids = plans.flatMap(({ change }) => change?.product?.id ?? [])
  const stored = new Map(
    (await readProductsOf(db, ids, defaultLocale)).map((product) => [product.id, product]),
  )
  return plans.flatMap(({ change, ...plan }) => {
    if (!change) return []
    const before = change.product && stored.get(change.product.id)
    const wanted = wantedBy(change, before)
    return [{ ...plan, change: { ...change, stored: before, wanted } }]
  })
}

function wantedBy(
  { type, sku, change, variants }: ProductWrite,
  stored: AdminProduct | undefined,
): FullProduct {
  if (!stored) return applyChange(undefined, { ...change, type, sku, variants })
  const changed = new Map(variants.map((variant) => [variant.id, variant]))
  const all = [
    ...stored.variants.map(({ id }) => changed.get(id) ?? { id }),
    ...variants.filter(({ id }) => id === undefined),
  ]
  return applyChange(fullProduct(stored), {
    ...change,
    ...(variants.length > 0 && { variants: all }),
  })
}
