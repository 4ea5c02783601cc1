/** A spreadsheet would compute a text that begins like this. */
const computed = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/

/** A text as CSV files hold it: one that a spreadsheet would compute gets an apostrophe before it. */
export const escapeCell = (text: string): string => (computed.test(text) ? `'${text}` : text)

/** The text of a cell: {@link escapeCell} taken back. */
export const unescapeCell = (cell: string): string =>
  cell.startsWith("'") && computed.test(cell) ? cell.slice(1) : cell
