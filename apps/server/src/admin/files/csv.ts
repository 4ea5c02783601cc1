import { escapeCell } from '@tsiran/domain/imports/escaped-cell'

/** Excel reads a file as UTF-8 by this mark alone. */
export const byteOrderMark = '\u{FEFF}'

/** A cell of a CSV file with semicolons. A text that a spreadsheet would compute gets an apostrophe before it. */
function cell(value: string | number): string {
  const text = typeof value === 'number' ? String(value) : escapeCell(value)
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A line of a CSV file. */
export const csvLine = (cells: readonly (string | number)[]): string =>
  `${cells.map(cell).join(';')}\r\n`
