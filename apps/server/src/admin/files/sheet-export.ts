import { Readable } from 'node:stream'
import { escapeCell } from '@tsiran/domain/imports/escaped-cell'
import writeXlsxFile, { type Cell } from 'write-excel-file/node'
import { byteOrderMark, csvLine } from './csv.ts'

/** Rows of texts under their headings. */
export interface SheetRows {
  headings: readonly string[]
  rows: AsyncIterable<readonly (readonly string[])[]>
}

/** A sheet as a CSV file, written while it is read. */
export const sheetCsv = (sheet: SheetRows): Readable =>
  Readable.from(csvParts(sheet), { objectMode: false })

async function* csvParts({ headings, rows }: SheetRows): AsyncIterable<Buffer> {
  yield Buffer.from(byteOrderMark + csvLine(headings))
  for await (const batch of rows) yield Buffer.from(batch.map(csvLine).join(''))
}

const number = /^(?:0|[1-9]\d{0,14})$/
/** Columns whose digits are a name and no number: a spreadsheet would round them or drop their zeros. */
const isName = (heading: string) => /sku|barcode|code/.test(heading)

/** A sheet as an Excel file. Texts are typed cells, which Excel never computes; apostrophes before signs are kept as CSV keeps them. */
export async function sheetXlsx({ headings, rows }: SheetRows): Promise<Buffer> {
  const names = headings.map(isName)
  const cells: Cell[][] = [headings.map((value) => ({ value, fontWeight: 'bold' as const }))]
  const typed = (text: string, column: number): Cell => {
    if (text === '') return null
    if (number.test(text) && !names[column]) return { value: Number(text), type: Number }
    return { value: text.startsWith("'") ? escapeCell(text) : text, type: String }
  }
  for await (const batch of rows) for (const row of batch) cells.push(row.map(typed))
  return writeXlsxFile(cells, {
    columns: headings.map((heading) => ({ width: Math.max(12, heading.length + 2) })),
    stickyRowsCount: 1,
  }).toBuffer()
}
