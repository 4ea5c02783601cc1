import { maxLengths, maxPieces } from '@tsiran/contract/limits'

/** A line of a quick order as it was understood. */
export interface OrderLine {
  /** Where it stands in the text, from 1. */
  line: number
  sku: string
  /** Pieces; null where none could be read. */
  quantity: number | null
  /** What was written in place of a quantity that could not be read. */
  written: string
  problem: 'no_quantity' | 'quantity' | 'fraction' | null
}

/** No sku is longer; what is, names none, and is cut so that it can be shown. */
const maxLengthSku = maxLengths.sku
/** Characters of a line that are read: a sku, a quantity and some columns of a table fit in. */
const maxLineLength = 1000

/** A line that holds nothing, or tells spreadsheets the separator. */
const isBlank = (line: string) => !/[^\s;,"']/.test(line) || /^sep=.$/i.test(line)

/** Heads of the two columns, as people and programs write them. */
const skuHead = /^(?:sku|code|item|article|art\.?|артикул|арт\.?|код|код товара|կոդ|կոդը|ապրանքի կոդ|արտիկուլ)$/i
const quantityHead = /^(?:quantity|qty\.?|pcs\.?|pieces|количество|кол-во|кол\.?|шт\.?|քանակ|քանակը|հատ)$/i

/** Which cells hold the sku and the quantity; `named` where a line of heads says so. */
interface Columns {
  sku: number
  quantity: number
  named: boolean
}

const usualColumns: Columns = { sku: 0, quantity: 1, named: false }

/**
 * Reads lines of `sku quantity`, separated by tab, semicolon, comma or spaces. A line of heads tells the two columns of
 * those below it, else they are the first two; further columns are passed over. Quantities of one sku, whatever its letters'
 * case, are summed up. A quantity is whole: `1,5` and `1.5` are refused, never rounded, also where a comma could be either a
 * separator or a decimal sign.
 */
export function readOrderLines(text: string): OrderLine[] {
  const found = new Map<string, OrderLine>()
  let columns: Columns | undefined
  text.split(/\r\n|\n|\r/).forEach((raw, index) => {
    const line = tidyLine(raw)
    if (isBlank(line)) return
    const heads = readHeads(line, columns === undefined)
    columns = heads ?? columns ?? usualColumns
    // What stands above a table and names no pieces is its title.
    if (heads?.named) for (const [key, { quantity }] of found) if (quantity === null) found.delete(key)
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

/** A line without a byte order mark and the blanks around it. A tab at its start stands for an empty cell and stays. */
function tidyLine(raw: string): string {
  const line = raw.slice(0, maxLineLength)
  let start = line.startsWith('\uFEFF') ? 1 : 0
  while (line[start] === ' ') start++
  return line.slice(start).trimEnd()
}

/** Lines in a text that are more than white space. */
export const countLines = (text: string): number => text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '').length

/** The columns that a line of heads names; undefined for any other line. The first line is one where one head is known. */
function readHeads(line: string, first: boolean): Columns | undefined {
  const { cells } = splitLine(line)
  const [sku, quantity] = [skuHead, quantityHead].map((head) => cells.findIndex((cell) => head.test(cell)))
  if (sku! >= 0 && quantity! >= 0) return { sku: sku!, quantity: quantity!, named: true }
  const known = sku! >= 0 || quantity! >= 0
  return first && known && !cells.some((cell) => /^\d+$/.test(cell)) ? usualColumns : undefined
}

function readLine(line: string, columns: Columns): Omit<OrderLine, 'line'> {
  const { cells, loose } = splitLine(line)
  const sku = (cells[columns.sku] ?? '').slice(0, maxLengthSku)
  const written = cells[columns.quantity] ?? ''
  const next = cells[columns.quantity + 1] ?? ''
  // After a loose separator a further number may be the rest of the quantity: `1,5` or `1 000`.
  if (loose && !columns.named && /^\d+$/.test(next)) {
    const sign = line.includes(',') ? ',' : ' '
    const problem = sign === ',' ? 'fraction' : 'quantity'
    return { sku, quantity: null, written: `${written}${sign}${next}`.slice(0, maxLengthSku), problem }
  }
  const read = readPieces(written)
  return typeof read === 'number'
    ? { sku, quantity: read, written: '', problem: null }
    : { sku, quantity: null, written: written.slice(0, maxLengthSku), problem: read }
}

/** Cells of a line. `loose` separators are such as stand within numbers, too. */
function splitLine(line: string): { cells: string[]; loose: boolean } {
  for (const separator of ['\t', ';']) if (line.includes(separator)) return { cells: split(line, separator), loose: false }
  const beforeComma = line.slice(0, Math.max(0, line.indexOf(',')))
  const quoted = line.startsWith('"')
  // In `MILK-1 1,5` the comma separates nothing.
  if (line.includes(',') && (quoted || !/\s\S/.test(beforeComma.trim()))) return { cells: split(line, ','), loose: !quoted }
  return { cells: line.split(/\s+/).map(bare), loose: true }
}

/** Splits at a separator that stands outside quotes. */
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

/** A cell without quotes around it, or the apostrophe with which spreadsheets keep a number a text. */
const bare = (cell: string): string =>
  cell
    .trim()
    .replace(/^"([\s\S]*)"$/, '$1')
    .replaceAll('""', '"')
    .replace(/^'/, '')
    .trim()

/** The pieces that a cell names, or what is wrong with it. Thousands may be set apart by spaces. */
function readPieces(cell: string): number | NonNullable<OrderLine['problem']> {
  if (cell === '') return 'no_quantity'
  if (/^\d+[.,]\d+$/.test(cell)) return 'fraction'
  if (!/^(?:\d{1,7}|\d{1,3}(?:[ \u00A0\u202F]\d{3})+)$/.test(cell)) return 'quantity'
  const pieces = Number(cell.replace(/\s/g, ''))
  return pieces >= 1 && pieces <= maxPieces ? pieces : 'quantity'
}
