/** Excel reads a file as UTF-8 by this mark alone. */
export const byteOrderMark = '\u{FEFF}'

/** Excel would compute a text that begins like this. */
const formula = /^\s*[=+\-@]|^[\t\r\n]/

/** A cell of a CSV file with semicolons. A text that begins like a formula gets an apostrophe before it. */
function cell(value: string | number): string {
  const text = typeof value === 'number' ? String(value) : formula.test(value) ? `'${value}` : value
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A line of a CSV file. */
export const csvLine = (cells: readonly (string | number)[]): string =>
  `${cells.map(cell).join(';')}\r\n`
