import { tidy, tidyLines } from '../shared/text.ts'

/** A cell that cannot be taken; `key` is a message of the `importError` area. */
export class CellProblemError extends Error {
  override readonly name = 'CellProblemError'
  readonly key: string
  readonly values: Record<string, string | number>

  constructor(key: string, values: Record<string, string | number> = {}) {
    super(key)
    this.key = key
    this.values = values
  }
}

/** A text of one line. */
export function textOf(cell: string, maxLength: number): string {
  const text = tidy(cell)
  if (text.length > maxLength) throw new CellProblemError('tooLong', { limit: maxLength })
  return text
}

/** A text of several lines. */
export function linesOf(cell: string, maxLength: number): string {
  const text = tidyLines(cell)
  if (text.length > maxLength) throw new CellProblemError('tooLong', { limit: maxLength })
  return text
}

/** Spaces of every kind, and the currency's signs, as people write prices. */
const ornaments = /[\s\u{A0}\u{202F}]+|֏|դր\.?|amd|драм\p{L}*/giu
/** Whole, with or without zeros behind a point or comma, or with separators between thousands. */
const whole = /^-?\d+(?:[.,]0+)?$/
const grouped = /^[1-9]\d{0,2}(?:[.,']\d{3})+$/

/** A whole number as people write one: `1 500`, `1500.00`, `1,500 ֏`. Throws CellProblemError `notWhole`, `tooSmall`, `tooBig`. */
export function wholeOf(cell: string, { min = 0, max }: { min?: number; max: number }): number {
  const text = cell.replace(ornaments, '')
  // Three zeros behind a separator are thousands, not decimals.
  const digits = grouped.test(text)
    ? text.replace(/[.,']/g, '')
    : whole.test(text)
      ? text.replace(/[.,]0+$/, '')
      : undefined
  if (digits === undefined) throw new CellProblemError('notWhole')
  const value = Number(digits)
  if (value < min) throw new CellProblemError('tooSmall', { limit: min })
  if (value > max) throw new CellProblemError('tooBig', { limit: max })
  return value
}

/** {@link wholeOf}, or null for an empty cell. */
export const wholeOrNone = (cell: string, limits: { min?: number; max: number }): number | null =>
  cell.trim() === '' ? null : wholeOf(cell, limits)

/** One of some words, in capitals or not. Throws CellProblemError `unknownWord` with the words. */
export function wordOf<T extends string>(cell: string, words: readonly T[]): T {
  const found = words.find((word) => word === cell.trim().toLowerCase())
  if (found === undefined) throw new CellProblemError('unknownWord', { words: words.join(', ') })
  return found
}

const yes = ['1', 'yes', 'true', 'да', 'այո']
const no = ['0', 'no', 'false', 'нет', 'ոչ', '']

/** Yes or no, in any of the languages. */
export function flagOf(cell: string): boolean {
  const word = cell.trim().toLowerCase()
  if (yes.includes(word)) return true
  if (no.includes(word)) return false
  throw new CellProblemError('unknownWord', { words: 'yes, no' })
}

/** The parts of a cell that holds several things. */
export const partsOf = (cell: string): string[] =>
  cell
    .split(/[|\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
/** {@link partsOf} taken back. */
export const joinParts = (parts: readonly string[]): string => parts.join(' | ')

/** Fields that {@link wholeOf} reads. */
const wholeFields: readonly string[] = [
  'price',
  'old_price',
  'company_price',
  'min_qty',
  'box_qty',
  'box_price',
  'portion_grams',
  'price_per_kg',
  'tolerance_pct',
  'content_amount',
  'qty',
]

/**
 * What a cell of a field must not be: Excel's errors, in CSV a formula that nobody marked as a text, and in a workbook decimals that
 * look like thousands. A workbook stores numbers with a point whatever the person sees: there `123.456` is the result of a formula.
 */
export function checkCell(cell: string, format: 'csv' | 'xlsx', field = ''): void {
  if (/^#(?:REF|DIV\/0|VALUE|NAME|N\/A|NUM|NULL)[!?]?$/.test(cell))
    throw new CellProblemError('sheetError')
  if (format === 'csv' && /^\s*(?:[=@]|[+-].*[|!(])/.test(cell))
    throw new CellProblemError('formula')
  if (format === 'xlsx' && wholeFields.includes(field) && /^\s*\d{1,3}\.\d{3}\s*$/.test(cell))
    throw new CellProblemError('notWhole')
}
