import { lineHeight, page, type PageWriter, type TextStyle } from './page-writer.ts'
import { drawTable, type Column } from './table.ts'

/** A paper about one order, in words. */
export interface Sheet {
  title: string
  /** Below the title: a number, a date. */
  subtitle: string
  /** A state that stands out. */
  mark?: string
  /** Colour of the seller's name and the line below the head, `#rrggbb`; ink where it is absent. */
  accent?: string | undefined
  /** The seller's name, and what else is known of it. */
  seller: readonly string[]
  /** Labels and what they say, above the table; empty ones are left out. */
  facts: readonly [label: string, text: string][]
  columns: readonly Column[]
  rows: readonly (readonly string[])[]
  /** Below the table; the last one is set larger. */
  sums: readonly [label: string, sum: string][]
  /** The line at the foot of each page. */
  foot: (page: number, pages: number) => string
}

const muted = '#6b675f'
const small: TextStyle = { size: 9, color: muted }
const plain: TextStyle = { size: 9.5 }
const bold: TextStyle = { size: 9.5, weight: 700 }
const left = page.margin
const inner = page.width - 2 * page.margin
const bottom = page.height - page.foot - 16
const factLabel = 112
const sumLabel = 250
const sumWidth = 110

/** Writes a paper on pages of its own. */
export function writeSheet(writer: PageWriter, sheet: Sheet): void {
  writer.addPage()
  const y = writeFacts(writer, sheet, writeHead(writer, sheet))
  const afterTable = drawTable(writer, {
    columns: sheet.columns,
    rows: sheet.rows,
    left,
    top: y + 8,
    bottom,
    again: page.margin,
  })
  writeSums(writer, sheet.sums, afterTable)
  writer.finishPages(sheet.foot)
}

function writeHead(writer: PageWriter, { title, subtitle, mark, accent, seller }: Sheet): number {
  const half = inner / 2 - 8
  let y = page.margin
  const [name = '', ...facts] = seller
  const nameStyle: TextStyle = { size: 13, weight: 700, ...(accent && { color: accent }) }
  y += writer.text(name, nameStyle, { x: left, y, width: half, maxLines: 2 })
  for (const text of facts) y += writer.text(text, small, { x: left, y, width: half, maxLines: 3 })
  const right = { x: left + half + 16, width: half, align: 'right' } as const
  let other = page.margin
  other += writer.text(title, { size: 17, weight: 700 }, { ...right, y: other, maxLines: 2 })
  other += writer.text(subtitle, plain, { ...right, y: other, maxLines: 2 })
  if (mark)
    other += writer.text(
      mark,
      { size: 13, weight: 700, color: '#b3261e' },
      { ...right, y: other, maxLines: 2 },
    )
  const end = Math.max(y, other) + 10
  writer.rule(end, accent)
  return end + 10
}

function writeFacts(writer: PageWriter, { facts }: Sheet, top: number): number {
  let y = top
  for (const [label, text] of facts) {
    if (text.trim() === '') continue
    const heights = [
      writer.text(label, small, { x: left, y, width: factLabel - 8, maxLines: 2 }),
      writer.text(text, plain, { x: left + factLabel, y, width: inner - factLabel, maxLines: 12 }),
    ]
    y += Math.max(...heights) + 2
  }
  return y
}

function writeSums(writer: PageWriter, sums: Sheet['sums'], top: number): void {
  const height = sums.length * (lineHeight(bold) + 4) + 14
  let y = top + 8
  if (y + height > bottom) {
    writer.addPage()
    y = page.margin
  }
  for (const [number, [label, sum]] of sums.entries()) {
    const style: TextStyle = number === sums.length - 1 ? { size: 12, weight: 700 } : plain
    const x = left + inner - sumWidth
    const heights = [
      writer.text(label, style, {
        x: x - sumLabel - 8,
        y,
        width: sumLabel,
        align: 'right',
        maxLines: 2,
      }),
      writer.text(sum, style, { x, y, width: sumWidth, align: 'right', maxLines: 1 }),
    ]
    y += Math.max(...heights) + 4
  }
}
