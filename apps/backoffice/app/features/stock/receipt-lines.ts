import type { StockRow } from '@tsiran/contract/admin/stock-shapes'
import { maxLines, maxPieces } from '@tsiran/contract/limits'

/** A line of a delivery that is being entered. */
export interface ReceiptLine {
  /** Tells lines of one variant apart: they have different days. */
  key: number
  row: StockRow
  /** Pieces; null while the field is empty. */
  qty: number | null
  /** `YYYY-MM-DD`; empty for products without a date. */
  expires: string
}

/**
 * The lines with more pieces of a variant: on its line without a day, or on a new last one, where a receipt has room for one more.
 */
export function addPieces(
  lines: readonly ReceiptLine[],
  row: StockRow,
  pieces: number,
): readonly ReceiptLine[] {
  const own = lines.find((line) => line.row.variant_id === row.variant_id && line.expires === '')
  if (!own) {
    if (lines.length >= maxLines) return lines
    const key = Math.max(0, ...lines.map((line) => line.key)) + 1
    return [...lines, { key, row, qty: pieces, expires: '' }]
  }
  const qty = Math.min(maxPieces, (own.qty ?? 0) + pieces)
  return lines.map((line) => (line === own ? { ...line, qty } : line))
}

/** A typed code with the pieces behind it: `ABC-001 12`; one piece where none are named. */
export function readEntry(text: string): { search: string; pieces: number } {
  const typed = text.trim()
  const [search = '', pieces = '', ...more] = typed.split(/[\s;,]+/)
  return more.length === 0 && /^\d{1,6}$/.test(pieces) && Number(pieces) > 0
    ? { search, pieces: Number(pieces) }
    : { search: typed, pieces: 1 }
}

/** Whether a text is this very sku or barcode. */
export const isCodeOf = ({ sku, barcode }: StockRow, text: string): boolean =>
  sku.toLowerCase() === text.toLowerCase() || barcode === text

/** The pieces of all lines. */
export const piecesOf = (lines: readonly ReceiptLine[]): number =>
  lines.reduce((sum, { qty }) => sum + (qty ?? 0), 0)
