import * as contract from '@tsiran/contract/admin/exports'
import type { ImportKind } from '@tsiran/contract/admin/import-shapes'
import { readExport } from '@tsiran/domain/imports/read-export'
import { productCondition, readProductFilter } from '@tsiran/domain/products/product-filter'
import { fileHandler, type AdminHandler } from '../admin-handler.ts'
import { exportName } from '../files/order-export.ts'
import { sheetCsv, sheetXlsx } from '../files/sheet-export.ts'

interface Endpoints {
  csv: typeof contract.exportProducts.csv
  xlsx: typeof contract.exportProducts.xlsx
}

/** An export in both formats. */
const exported = (kind: ImportKind, { csv, xlsx }: Endpoints): AdminHandler[] => [
  fileHandler(csv, async ({ db }, { query: { locale: _locale, ...filter }, staff }) => {
    const where = productCondition(readProductFilter(filter))
    const sheet = await readExport(db, { kind, format: 'csv', where, filter, by: staff.by })
    return { name: exportName('csv', kind), content: sheetCsv(sheet) }
  }),
  fileHandler(xlsx, async ({ db }, { query: { locale: _locale, ...filter }, staff }) => {
    const where = productCondition(readProductFilter(filter))
    const maxRows = contract.maxExportSheetRows
    const sheet = await readExport(db, { kind, format: 'xlsx', where, filter, maxRows, by: staff.by })
    return { name: exportName('xlsx', kind), content: await sheetXlsx(sheet) }
  }),
]

/** Files of products, prices, stock and categories, which an import takes back. */
export const exportHandlers: readonly AdminHandler[] = [
  ...exported('products', contract.exportProducts),
  ...exported('prices', contract.exportPrices as never),
  ...exported('stock', contract.exportStock as never),
  ...exported('categories', contract.exportCategories as never),
]
