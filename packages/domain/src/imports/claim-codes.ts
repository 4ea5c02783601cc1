import type { Claims } from './claims.ts'
import type { ImportedRow, Plan, ThingRows } from './kind.ts'
import { parentOf, skuOf, type ProductWrite } from './product-write.ts'

/** A product takes the codes in its rows. */
export function claimCodes(claims: Claims, { thing, rows }: ThingRows): void {
  for (const row of rows) {
    const isOwn = parentOf(row) === ''
    if (isOwn) claims.take('product', skuOf(row), thing)
    // The row of a product with variants has no code of a variant.
    if (!isOwn || rows.length === 1) claims.take('variant', skuOf(row), thing)
    claims.take('barcode', row.cell('barcode')?.trim() ?? '', thing)
  }
}

/** Refuses new codes that an earlier thing of the file takes. */
export function refuseClaimed({ thing, rows, change }: Plan<ProductWrite>, claims: Claims): void {
  if (!change) return
  const rowOf = (sku: string) => rows.find((row) => skuOf(row) === sku) ?? rows[0]!
  const refuse = (row: ImportedRow, field: string, owner: number | undefined) => {
    if (owner !== undefined) row.refuse(field, 'takenInFile', { row: owner })
  }
  if (!change.product)
    refuse(rowOf(change.sku), 'sku', claims.otherOwner('product', change.sku, thing))
  for (const { id, sku, barcode } of change.variants) {
    if (id === undefined) refuse(rowOf(sku), 'sku', claims.otherOwner('variant', sku, thing))
    if (barcode) refuse(rowOf(sku), 'barcode', claims.otherOwner('barcode', barcode, thing))
  }
}
