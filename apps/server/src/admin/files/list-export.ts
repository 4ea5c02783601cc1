import { Readable } from 'node:stream'
import { isoDay } from '@tsiran/i18n/dates'
import writeXlsxFile, { type Cell } from 'write-excel-file/node'
import { byteOrderMark, csvLine } from './csv.ts'

/** A list as a table: texts stay texts, whatever a spreadsheet would make of them. */
export interface ListTable {
  /** The name of the sheet. */
  name: string
  columns: readonly { heading: string; width: number }[]
  /** Cells in batches, in the order of the columns. */
  rows: AsyncIterable<readonly (readonly (string | number)[])[]>
}

/** A list as a CSV file, written while it is read. */
export const listCsv = (table: ListTable): Readable =>
  Readable.from(csvParts(table), { objectMode: false })

async function* csvParts({ columns, rows }: ListTable): AsyncIterable<Buffer> {
  yield Buffer.from(byteOrderMark + csvLine(columns.map(({ heading }) => heading)))
  for await (const batch of rows) yield Buffer.from(batch.map(csvLine).join(''))
}

/** A list as an Excel file. Texts are typed cells, which Excel never computes. */
export async function listXlsx({ name, columns, rows }: ListTable): Promise<Buffer> {
  const cells: Cell[][] = [columns.map(({ heading }) => ({ value: heading, fontWeight: 'bold' }))]
  for await (const batch of rows)
    for (const row of batch)
      cells.push(
        row.map((value) =>
          typeof value === 'number' ? { value, type: Number } : { value, type: String },
        ),
      )
  return writeXlsxFile(cells, {
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
    sheet: name,
  }).toBuffer()
}

/** Batches of things as batches of cells. */
export async function* cellsOf<T>(
  batches: AsyncIterable<readonly T[]>,
  cells: (thing: T) => readonly (string | number)[],
): ListTable['rows'] {
  for await (const batch of batches) yield batch.map(cells)
}

/** The name of an export made now: `orders-2026-05-10.csv`. */
export const exportName = (extension: string, what: string): string =>
  `${what}-${isoDay(new Date())}.${extension}`
