/** Cells of a line. `loose` separators also occur inside numbers. */
export function splitLine(line: string): { cells: string[]; loose: boolean } {
  for (const separator of ['\t', ';'])
    if (line.includes(separator)) return { cells: split(line, separator), loose: false }
  const beforeComma = line.slice(0, Math.max(0, line.indexOf(',')))
  const quoted = line.startsWith('"')
  // In `MILK-1 1,5` the comma separates nothing.
  if (line.includes(',') && (quoted || !/\s\S/.test(beforeComma.trim())))
    return { cells: split(line, ','), loose: !quoted }
  return { cells: line.split(/\s+/).map(bare), loose: true }
}

/** Splits at separators outside quotes. */
function split(line: string, separator: string): string[] {
  const cells = ['']
  let quoted = false
  for (const sign of line) {
    if (sign === '"') quoted = !quoted
    if (sign === separator && !quoted) cells.push('')
    else cells[cells.length - 1] += sign
  }
  return cells.map(bare)
}

/** A cell without surrounding quotes, or the apostrophe by which spreadsheets mark a number as text. */
const bare = (cell: string): string =>
  cell
    .trim()
    .replace(/^"([\s\S]*)"$/, '$1')
    .replaceAll('""', '"')
    .replace(/^'/, '')
    .trim()
