import Type, { type TObject, type TProperties } from 'typebox'
import { LocaleQuery } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import type { Permission } from './permissions.ts'

/** Rows of an Excel file at most: it is built in memory. CSV has no limit. */
export const maxExportSheetRows = 20_000

interface ListOfExport<Path extends string, Filter extends TProperties> {
  tag: string
  permission: Permission
  /** True where the list is of people. */
  stepUp?: boolean
  /** The calls' path without the file's ending. */
  path: Path
  /** What is in the file, as its summary begins. */
  what: string
  /** What narrows the list. */
  filter: Filter
}

/**
 * The calls that write a list into a file: every row of a filter, in the caller's language. Each leaves a row in the audit log, hence
 * the cross-site check of a write.
 */
export function listExport<Path extends string, Filter extends TProperties>({
  path,
  what,
  filter,
  ...access
}: ListOfExport<Path, Filter>) {
  const query = Type.Object({ ...LocaleQuery, ...filter }) as TObject<typeof LocaleQuery & Filter>
  const shared = {
    ...access,
    method: 'GET',
    writes: true,
    query,
    success: Type.String(),
  } as const
  return {
    csv: adminEndpoint({
      ...shared,
      path: `${path}.csv`,
      summary: `${what} as CSV in UTF-8 with semicolons; texts that a spreadsheet would compute begin with an apostrophe`,
      file: 'text/csv; charset=utf-8',
      errors: [],
    }),
    xlsx: adminEndpoint({
      ...shared,
      path: `${path}.xlsx`,
      summary: `${what} as an Excel file, at most ${maxExportSheetRows} rows`,
      file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      errors: ['too_many_rows'],
    }),
  }
}
