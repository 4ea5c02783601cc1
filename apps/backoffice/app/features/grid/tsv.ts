/** Cells that a spreadsheet copies: lines of cells with tabs between them; a cell with a tab, a line break or a quote is quoted. */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  const source = text.replace(/\r\n?/g, '\n')
  for (let at = 0; at < source.length; at++) {
    const char = source[at]!
    if (quoted) {
      if (char !== '"') cell += char
      else if (source[at + 1] === '"') {
        cell += '"'
        at++
      } else quoted = false
    } else if (char === '"' && cell === '') quoted = true
    else if (char === '\t' || char === '\n') {
      row.push(cell)
      cell = ''
      if (char === '\n') {
        rows.push(row)
        row = []
      }
    } else cell += char
  }
  // A spreadsheet ends its last line, too.
  if (cell !== '' || row.length > 0) rows.push([...row, cell])
  return rows
}

/** The same cells as a spreadsheet reads them. */
export const toTsv = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) =>
      row
        .map((cell) => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
        .join('\t'),
    )
    .join('\n')
