import { lineHeight, type PageWriter, type TextStyle } from './page-writer.ts'
import { wrapText } from './wrap-text.ts'

export interface Column {
  head: string
  /** Points. */
  width: number
  align?: 'left' | 'right'
}

interface Table {
  columns: readonly Column[]
  rows: readonly (readonly string[])[]
  left: number
  top: number
  /** Where a page ends for the table, and where it begins on the next one. Points from the top. */
  bottom: number
  again: number
}

const headStyle: TextStyle = { size: 7.5, weight: 700, color: '#6b675f' }
const cellStyle: TextStyle = { size: 9 }
const gap = 8
const padding = 3
/** Lines of a cell at most: a row fits on a page. */
const maxLines = 14

/** Draws a table over as many pages as it needs, with its head on each, and returns where it ends. */
export function drawTable(
  writer: PageWriter,
  { columns, rows, left, top, bottom, again }: Table,
): number {
  const heads = columns.map(({ head }) => head)
  const draw = (cells: readonly string[], style: TextStyle, y: number) =>
    drawRow(writer, { cells, columns, style, left, y })
  let y = draw(heads, headStyle, top)
  for (const cells of rows) {
    if (y + rowHeight(cells, columns) > bottom) {
      writer.addPage()
      y = draw(heads, headStyle, again)
    }
    y = draw(cells, cellStyle, y)
  }
  return y
}

const rowHeight = (cells: readonly string[], columns: readonly Column[]): number =>
  2 * padding +
  Math.max(
    ...cells.map(
      (cell, at) =>
        wrapText(cell, { width: columns[at]!.width - gap, style: cellStyle, maxLines }).length *
        lineHeight(cellStyle),
    ),
  )

interface Row {
  cells: readonly string[]
  columns: readonly Column[]
  style: TextStyle
  left: number
  y: number
}

function drawRow(writer: PageWriter, { cells, columns, style, left, y }: Row): number {
  let x = left
  let height = lineHeight(style)
  for (const [at, { width, align = 'left' }] of columns.entries()) {
    height = Math.max(
      height,
      writer.text(cells[at] ?? '', style, {
        x,
        y: y + padding,
        width: width - gap,
        align,
        maxLines,
      }),
    )
    x += width
  }
  const end = y + height + 2 * padding
  writer.rule(end)
  return end
}
