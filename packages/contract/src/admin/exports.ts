import Type from 'typebox'
import { Id, LocaleQuery, PlainText } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import type { ImportKind } from './import-shapes.ts'
import type { Permission } from './permissions.ts'
import { OneOf } from './schema.ts'

/** Rows of an Excel file at most: it is built in memory. CSV has no limit. */
export const maxExportSheetRows = 20_000

const csv = 'text/csv; charset=utf-8'
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** What narrows an export of products, prices or stock. */
export const ExportFilter = {
  search: Type.Optional(PlainText(200)),
  /** The category with everything below it. */
  category_id: Type.Optional(Id),
  brand_id: Type.Optional(Id),
  status: Type.Optional(OneOf(['published', 'hidden'])),
}

/** An export has the columns of an import of its kind: imported again as it is, it changes nothing. Each leaves a row in the audit log. */
const exported = <K extends ImportKind, P extends Permission>(kind: K, permission: P) => {
  const shared = {
    tag: 'exports',
    permission,
    method: 'GET',
    writes: true,
    query: Type.Object({ ...LocaleQuery, ...(kind === 'categories' ? {} : ExportFilter) }),
    success: Type.String(),
  } as const
  return {
    csv: adminEndpoint({
      ...shared,
      path: `/api/admin/exports/${kind}.csv`,
      summary: `The ${kind} as CSV in UTF-8 with semicolons; texts that a spreadsheet would compute begin with an apostrophe`,
      file: csv,
      errors: [],
    }),
    xlsx: adminEndpoint({
      ...shared,
      path: `/api/admin/exports/${kind}.xlsx`,
      summary: `The ${kind} as an Excel file, at most ${maxExportSheetRows} rows`,
      file: xlsx,
      errors: ['too_many_rows'],
    }),
  }
}

export const exportProducts = exported('products', 'catalogue.read')
export const exportPrices = exported('prices', 'prices.read')
export const exportStock = exported('stock', 'stock.read')
export const exportCategories = exported('categories', 'catalogue.read')
