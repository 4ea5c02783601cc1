import { maxLengths, maxPieces } from '@tsiran/contract/limits'
import { splitLine } from './split-line.ts'

/** A parsed line of a quick order. */
export interface OrderLine {
  /** Line number in the text, from 1. */
  line: number
  sku: string
  /** Pieces; null where none could be read. */
  quantity: number | null
  /** The text of a quantity that could not be read. */
  written: string
  problem: 'no_quantity' | 'quantity' | 'fraction' | null
}

/** Longer texts are no sku, and are cut for display. */
const maxLengthSku = maxLengths.sku
/** Characters read of a line: room for a sku, a quantity and some more columns. */
const maxLineLength = 1000

/** An empty line, or a spreadsheet's separator hint. */
const isBlank = (line: string) => !/[^\s;,"']/.test(line) || /^sep=.$/i.test(line)

/** Column headers for sku and quantity, as people and programs write them. */
const skuHead =
  /^(?:sku|code|item|article|art\.?|артикул|арт\.?|код|код товара|կոդ|կոդը|ապրանքի կոդ|արտիկուլ)$/i
const quantityHead =
  /^(?:quantity|qty\.?|pcs\.?|pieces|количество|кол-во|кол\.?|шт\.?|քանակ|քանակը|հատ)$/i

/** Indexes of the sku and quantity cells; `named` when taken from a header line. */
interface Columns {
  sku: number
  quantity: number
  named: boolean
}

const usualColumns: Columns = { sku: 0, quantity: 1, named: false }

/**
 * Parses lines of `sku quantity`, separated by tab, semicolon, comma or spaces. A header line names the two columns of the lines
 * below it, else they are the first two; other columns are ignored. Quantities of one sku, case-insensitive, are added up. A
 * quantity is whole: `1,5` and `1.5` are refused, never rounded, also where a comma may be a separator or a decimal sign.
 */
export function readOrderLines(text: string): OrderLine[] {
  const found = new Map<string, OrderLine>()
  let columns: Columns | undefined
  text.split(/\r\n|\n|\r/).forEach((raw, index) => {
    const line = tidyLine(raw)
    if (isBlank(line)) return
    const heads = readHeads(line, columns === undefined)
    columns = heads ?? columns ?? usualColumns
    // Lines above the header without a quantity are a title.
    if (heads?.named)
      for (const [key, { quantity }] of found) if (quantity === null) found.delete(key)
    if (heads) return
    const read = readLine(line, columns)
    const key = read.quantity === null ? `${index}` : `=${read.sku.toUpperCase()}`
    const before = found.get(key)
    const sum = (before?.quantity ?? 0) + (read.quantity ?? 0)
    if (before && sum <= maxPieces) before.quantity = sum
    else found.set(before ? `${index}` : key, { line: index + 1, ...read })
  })
  return [...found.values()]
}

/** A line without byte order mark and surrounding blanks. A leading tab marks an empty cell and stays. */
function tidyLine(raw: string): string {
  const line = raw.slice(0, maxLineLength)
  let start = line.startsWith('\uFEFF') ? 1 : 0
  while (line[start] === ' ') start++
  return line.slice(start).trimEnd()
}

/** Number of lines that are not blank. */
export const countLines = (text: string): number =>
  text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '').length

/** Columns of a header line; undefined for any other line. For the `first` line one known header is enough. */
function readHeads(line: string, first: boolean): Columns | undefined {
  const { cells } = splitLine(line)
  const [sku, quantity] = [skuHead, quantityHead].map((head) =>
    cells.findIndex((cell) => head.test(cell)),
  )
  if (sku! >= 0 && quantity! >= 0) return { sku: sku!, quantity: quantity!, named: true }
  const known = sku! >= 0 || quantity! >= 0
  return first && known && !cells.some((cell) => /^\d+$/.test(cell)) ? usualColumns : undefined
}

function readLine(line: string, columns: Columns): Omit<OrderLine, 'line'> {
  const { cells, loose } = splitLine(line)
  const sku = (cells[columns.sku] ?? '').slice(0, maxLengthSku)
  const written = cells[columns.quantity] ?? ''
  const next = cells[columns.quantity + 1] ?? ''
  // After a loose separator another number may be the rest of the quantity: `1,5` or `1 000`.
  if (loose && !columns.named && /^\d+$/.test(next)) {
    const sign = line.includes(',') ? ',' : ' '
    const problem = sign === ',' ? 'fraction' : 'quantity'
    return {
      sku,
      quantity: null,
      written: `${written}${sign}${next}`.slice(0, maxLengthSku),
      problem,
    }
  }
  const read = readPieces(written)
  return typeof read === 'number'
    ? { sku, quantity: read, written: '', problem: null }
    : { sku, quantity: null, written: written.slice(0, maxLengthSku), problem: read }
}

/** The pieces in a cell, or its problem. Spaces may separate thousands. */
function readPieces(cell: string): number | NonNullable<OrderLine['problem']> {
  if (cell === '') return 'no_quantity'
  if (/^\d+[.,]\d+$/.test(cell)) return 'fraction'
  if (!/^(?:\d{1,7}|\d{1,3}(?:[ \u00A0\u202F]\d{3})+)$/.test(cell)) return 'quantity'
  const pieces = Number(cell.replace(/\s/g, ''))
  return pieces >= 1 && pieces <= maxPieces ? pieces : 'quantity'
}
