/** A row of a table. */
export interface SheetRow {
  /** As a spreadsheet shows it; the header is usually row 1. */
  number: number
  cells: string[]
}
