import { isFilled, visibleText } from '@tsiran/contract/visible-text'
import { formatOf, type FileFormat } from './file-format.ts'
import { fileLimits } from './limits.ts'
import { readCsv } from './read-csv.ts'
import { cellTooLong, readXlsx, tooManyColumns } from './read-xlsx.ts'
import { UnreadableFileError } from './unreadable-file.ts'
import type { SheetRow } from './sheet-row.ts'

export interface Table {
  format: FileFormat
  headings: string[]
  /** In order, without empty ones; each has as many cells as there are headings, or more where the file does. */
  rows: AsyncGenerator<SheetRow>
}

/**
 * Reads an import file: its first row that is not empty names the columns. Nothing is held but the packed file and a piece of it.
 * Throws {@link UnreadableFileError}, also while the rows are read.
 */
export async function readTable(bytes: Buffer): Promise<Table> {
  if (bytes.length > fileLimits.bytes) throw new UnreadableFileError('tooLarge')
  const format = formatOf(bytes)
  const sheet = withoutEmpty(format === 'xlsx' ? readXlsx(bytes) : readCsv(bytes))
  const { value: header } = await sheet.next()
  if (!header) throw new UnreadableFileError('empty')
  const headings = checkHeadings(header.cells)
  return { format, headings, rows: limited(sheet, headings.length) }
}

function checkHeadings(cells: readonly string[]): string[] {
  const headings = cells.map((cell) => visibleText(cell).replace(/\s+/g, ' ').trim())
  while (headings.at(-1) === '') headings.pop()
  if (headings.length > fileLimits.columns) throw tooManyColumns()
  const empty = headings.indexOf('')
  if (empty >= 0) throw new UnreadableFileError('emptyHeading', { column: empty + 1 })
  const folded = headings.map((heading) => heading.toLowerCase())
  const same = headings.find((_, index) => folded.indexOf(folded[index]!) < index)
  if (same !== undefined) throw new UnreadableFileError('sameHeading', { heading: same })
  return headings
}

async function* withoutEmpty(rows: AsyncGenerator<SheetRow>): AsyncGenerator<SheetRow> {
  for await (const { number, cells } of rows) {
    if (number > fileLimits.sheetRows)
      throw new UnreadableFileError('tooManyRows', { limit: fileLimits.rows })
    if (cells.length > fileLimits.columns && cells.slice(fileLimits.columns).some(isFilled))
      throw tooManyColumns()
    const long = cells.findIndex((cell) => cell.length > fileLimits.cell)
    if (long >= 0) throw cellTooLong(number, long)
    if (cells.some(isFilled)) yield { number, cells }
  }
}

async function* limited(rows: AsyncGenerator<SheetRow>, columns: number): AsyncGenerator<SheetRow> {
  let [count, characters] = [0, 0]
  for await (const { number, cells } of rows) {
    for (const cell of cells) characters += cell.length
    if (characters > fileLimits.characters) throw new UnreadableFileError('tooLarge')
    if (++count > fileLimits.rows)
      throw new UnreadableFileError('tooManyRows', { limit: fileLimits.rows })
    while (cells.length < columns) cells.push('')
    while (cells.length > columns && !isFilled(cells.at(-1)!)) cells.pop()
    yield { number, cells: cells.map(storable) }
  }
  if (count === 0) throw new UnreadableFileError('empty')
}

/** What is seen of a cell; PostgreSQL takes neither NUL nor half of a character. */
const storable = (cell: string) => visibleText(cell).toWellFormed()
