/**
 * A CSV text that spreadsheets of this country open by a double click: UTF-8 with its mark, semicolons. A cell that a spreadsheet
 * would take for a formula gets an apostrophe in front, which shows it as text.
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => cells.map(toCell).join(';')).join('\r\n')}\r\n`

function toCell(text: string): string {
  const safe = /^[\s\0]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/.test(text) ? `'${text}` : text
  return /[";,\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
