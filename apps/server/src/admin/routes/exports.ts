import * as contract from '@tsiran/contract/admin/exports'
import { maxExportSheetRows } from '@tsiran/contract/admin/list-export'
import type { Context } from '../../context.ts'
import { readExport, type ExportCall } from '@tsiran/domain/imports/read-export'
import { productCondition } from '@tsiran/domain/products/product-filter'
import { readProductFilter } from '@tsiran/domain/products/read-product-filter'
import { sql } from 'kysely'
import { fileHandler, type AdminHandler, type FileAnswer } from '../admin-handler.ts'
import { seesPrices } from './company-prices.ts'
import { exportName } from '../files/list-export.ts'
import { sheetCsv, sheetXlsx } from '../files/sheet-export.ts'

/** A sheet in its format, with the row limit of Excel files. */
async function answer({ db }: Context, call: Omit<ExportCall, 'maxRows'>): Promise<FileAnswer> {
  const { kind, format } = call
  const name = exportName(format, kind)
  if (format === 'csv') return { name, content: sheetCsv(await readExport(db, call)) }
  const sheet = await readExport(db, { ...call, maxRows: maxExportSheetRows })
  return { name, content: await sheetXlsx(sheet) }
}

/** An export of products in both formats. */
const ofProducts = (
  kind: 'products' | 'prices' | 'stock',
  endpoints: Record<'csv' | 'xlsx', typeof contract.exportProducts.csv>,
): AdminHandler[] =>
  (['csv', 'xlsx'] as const).map((format) =>
    fileHandler(endpoints[format], (context, { query: { locale: _locale, ...filter }, staff }) => {
      const where = productCondition(readProductFilter(filter))
      return answer(context, {
        kind,
        format,
        where,
        filter,
        seesPrices: seesPrices(staff),
        by: staff.by,
      })
    }),
  )

/** Files of products, prices, stock and categories, which an import takes back. */
export const exportHandlers: readonly AdminHandler[] = [
  ...ofProducts('products', contract.exportProducts as never),
  ...ofProducts('prices', contract.exportPrices as never),
  ...ofProducts('stock', contract.exportStock as never),
  ...(['csv', 'xlsx'] as const).map((format) =>
    fileHandler(contract.exportCategories[format], (context, { staff }) =>
      answer(context, {
        kind: 'categories',
        format,
        where: sql`true`,
        filter: {},
        seesPrices: false,
        by: staff.by,
      }),
    ),
  ),
]
