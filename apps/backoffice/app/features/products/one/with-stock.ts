import type { AdminProduct } from '@tsiran/contract/admin/product-shapes'
import { rowName, type ProductValues } from './product-values.ts'

/** The form's values with the pieces in stock of a product that was read anew; everything else stays. */
export function withStock(
  values: ProductValues,
  { variants }: Pick<AdminProduct, 'variants'>,
): ProductValues {
  const rows = { ...values.rows }
  for (const { id, qty } of variants) {
    const row = rows[rowName(id)]
    if (row) rows[rowName(id)] = { ...row, qty }
  }
  return { ...values, rows }
}
