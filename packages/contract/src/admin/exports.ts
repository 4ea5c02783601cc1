import type { TProperties } from 'typebox'
import { listExport } from './list-export.ts'
import type { ImportKind } from './import-fields.ts'
import type { Permission } from './permissions.ts'
import { ProductFilter } from './product-filter.ts'

/** An export has the columns of an import of its kind: imported again as it is, it changes nothing. */
const exported = <K extends ImportKind, F extends TProperties>(
  kind: K,
  permission: Permission,
  filter: F,
) =>
  listExport({
    tag: 'exports',
    permission,
    path: `/api/admin/exports/${kind}`,
    what: `The ${kind}`,
    filter,
  })

export const exportProducts = exported('products', 'catalogue.read', ProductFilter)
export const exportPrices = exported('prices', 'prices.read', ProductFilter)
export const exportStock = exported('stock', 'stock.read', ProductFilter)
export const exportCategories = exported('categories', 'catalogue.read', {})
