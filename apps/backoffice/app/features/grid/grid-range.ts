/** A cell's place: its row and its column, from 0. */
export interface Place {
  row: number
  col: number
}
/** Where a selection began, and where it is. */
export interface Range {
  anchor: Place
  focus: Place
}

export interface Box {
  top: number
  bottom: number
  left: number
  right: number
}

/** The cells of a range, its ends included. */
export const boxOf = ({ anchor, focus }: Range): Box => ({
  top: Math.min(anchor.row, focus.row),
  bottom: Math.max(anchor.row, focus.row),
  left: Math.min(anchor.col, focus.col),
  right: Math.max(anchor.col, focus.col),
})

const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value))

/** Rows that a page key moves. */
const pageRows = 15

/** Where a key leads; undefined for a key that does not move. Ctrl goes to the edge. */
export function move(
  { row, col }: Place,
  { key, ctrl }: { key: string; ctrl: boolean },
  { rows, cols }: { rows: number; cols: number },
): Place | undefined {
  const to = (nextRow: number, nextCol: number): Place => ({
    row: within(nextRow, rows),
    col: within(nextCol, cols),
  })
  switch (key) {
    case 'ArrowUp':
      return to(ctrl ? 0 : row - 1, col)
    case 'ArrowDown':
      return to(ctrl ? rows - 1 : row + 1, col)
    case 'ArrowLeft':
      return to(row, ctrl ? 0 : col - 1)
    case 'ArrowRight':
      return to(row, ctrl ? cols - 1 : col + 1)
    case 'PageUp':
      return to(row - pageRows, col)
    case 'PageDown':
      return to(row + pageRows, col)
    case 'Home':
      return to(ctrl ? 0 : row, 0)
    case 'End':
      return to(ctrl ? rows - 1 : row, cols - 1)
    default:
      return undefined
  }
}

/** The texts that a paste puts on each cell: one cell fills the whole range, a block begins at its corner. */
export function spread(
  block: readonly (readonly string[])[],
  range: Range,
  { rows, cols }: { rows: number; cols: number },
): { place: Place; text: string }[] {
  const box = boxOf(range)
  const single = block.length === 1 && block[0]!.length === 1
  const height = single ? box.bottom - box.top + 1 : block.length
  const out: { place: Place; text: string }[] = []
  for (let down = 0; down < height; down++) {
    const line = single ? block[0]! : block[down]!
    const width = single ? box.right - box.left + 1 : line.length
    for (let across = 0; across < width; across++) {
      const place = { row: box.top + down, col: box.left + across }
      if (place.row < rows && place.col < cols)
        out.push({ place, text: single ? line[0]! : line[across]! })
    }
  }
  return out
}
