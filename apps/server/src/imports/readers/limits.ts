import { maxImport } from '@tsiran/contract/admin/import-shapes'

/** What one import file may hold at most. `rows` leaves out the header and empty ones. */
export const fileLimits = {
  ...maxImport,
  /** Rows of a sheet, empty ones among them, as in Excel. */
  sheetRows: 1_048_576,
  /** Unpacked bytes of the sheet and of its shared texts: a small archive may claim any size. */
  sheetBytes: 256 * 1024 * 1024,
  /** Characters of all cells: many may name one shared text. */
  characters: 256 * 1024 * 1024,
  textBytes: 64 * 1024 * 1024,
  /** Shared texts of a workbook; each has a cost of its own beside its bytes. */
  texts: 1_000_000,
} as const
