import Type from 'typebox'
import type { TSchema } from 'typebox'
import { LocaleQuery } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import type { ImportKind } from './import-shapes.ts'
import type { Permission } from './permissions.ts'
import { ProductFilter } from './products.ts'

/** Rows of an Excel file at most: it is built in memory. CSV has no limit. */
export const maxExportSheetRows = 20_000

const csv = 'text/csv; charset=utf-8'
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** An export has the columns of an import of its kind: imported again as it is, it changes nothing. Each leaves a row in the audit log. */
const exported = <K extends ImportKind, P extends Permission, Q extends TSchema>(
  kind: K,
  permission: P,
  query: Q,
) => {
  const shared = {
    tag: 'exports',
    permission,
    method: 'GET',
    writes: true,
    query,
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

const filtered = Type.Object({ ...LocaleQuery, ...ProductFilter })

export const exportProducts = exported('products', 'catalogue.read', filtered)
export const exportPrices = exported('prices', 'prices.read', filtered)
export const exportStock = exported('stock', 'stock.read', filtered)
export const exportCategories = exported('categories', 'catalogue.read', Type.Object(LocaleQuery))
