import { fileLimits } from './limits.ts'
import type { SheetRow } from './sheet-row.ts'
import { parseXml } from './read-xml.ts'
import { UnreadableFileError } from './unreadable-file.ts'
import { readZip } from './zip.ts'
import { findSheet, readTexts } from './read-workbook.ts'

/**
 * The rows of a workbook's first sheet as they are unpacked, with the row numbers that Excel shows. Formulas are never computed: their
 * stored results count. Throws {@link UnreadableFileError}.
 */
export async function* readXlsx(bytes: Buffer): AsyncGenerator<SheetRow> {
  const zip = readZip(bytes)
  const sheet = await findSheet(zip)
  const texts = await readTexts(zip.get('xl/sharedStrings.xml'))
  const rows: SheetRow[] = []
  const handlers = sheetHandlers(texts, rows)
  for await (const _ of parseXml(sheet, fileLimits.sheetBytes, handlers)) yield* rows.splice(0)
}

/** Collects the cells of each row. */
function sheetHandlers(texts: readonly string[], rows: SheetRow[]) {
  let row: SheetRow = { number: 0, cells: [] }
  let [column, type, value] = [0, '', '']
  let [reads, inHint, computed] = [false, false, false]
  return {
    open(name: string, attributes: Record<string, string>) {
      if (name === 'row') {
        const number = Number(attributes['r'] ?? row.number + 1)
        if (!(number > row.number)) throw new UnreadableFileError('damaged')
        row = { number, cells: [] }
        column = -1
      } else if (name === 'c') {
        column = columnOf(attributes['r']) ?? column + 1
        type = attributes['t'] ?? 'n'
        value = ''
        computed = false
      } else if (name === 'f') computed = true
      else if (name === 'rPh') inHint = true
      else if (name === 'v' || name === 't') reads = !inHint
    },
    text(part: string) {
      if (!reads) return
      value += part
      if (value.length > fileLimits.cell) throw cellTooLong(row.number, column)
    },
    close(name: string) {
      if (name === 'v' || name === 't') reads = false
      else if (name === 'rPh') inHint = false
      else if (name === 'c') {
        if (computed && value === '' && type !== 'str')
          throw new UnreadableFileError('formulaWithoutValue', place(row.number, column))
        // Formatted cells without a value may reach far to the right.
        if (value !== '' && column >= fileLimits.columns) throw tooManyColumns()
        if (value !== '') row.cells[column] = textOf(value, type, texts)
      } else if (name === 'row')
        rows.push({ ...row, cells: Array.from(row.cells, (it) => it ?? '') })
    },
  }
}

export const tooManyColumns = () =>
  new UnreadableFileError('tooManyColumns', { limit: fileLimits.columns })
export const cellTooLong = (row: number, column: number) =>
  new UnreadableFileError('cellTooLong', { ...place(row, column), limit: fileLimits.cell })
const place = (row: number, column: number) => ({ row, column: columnName(column) })

function textOf(value: string, type: string, texts: readonly string[]): string {
  if (type === 's') return texts[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'true' : 'false'
  // Long numbers may be written as 4.85E+12.
  return type === 'n' && /e/i.test(value) ? String(Number(value)) : value
}

/** `AB12` is column 27, counted from 0. */
function columnOf(address: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(address ?? '')?.[0]
  return letters
    ? [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
    : undefined
}

/** Column 27 is `AB`. */
const columnName = (column: number): string =>
  (column >= 26 ? columnName(Math.floor(column / 26) - 1) : '') +
  String.fromCharCode(65 + (column % 26))
