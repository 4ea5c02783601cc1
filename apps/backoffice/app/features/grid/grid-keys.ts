import { move, type Place } from './grid-range.ts'
import type { Grid } from './use-grid.ts'

interface GridKeys {
  grid: Grid
  size: { rows: number; cols: number }
  mayWrite: boolean
  go: (to: Place, extend: boolean) => void
  /** Opens the field of the cell with the focus. */
  edit: (key?: string) => void
}

/** What a spreadsheet's keys do, by their place where they are letters. Returns whether the key did something. */
export function pressKey(
  event: Pick<React.KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
  { grid, size, mayWrite, go, edit }: GridKeys,
): boolean {
  const { key, code, shiftKey } = event
  const ctrl = event.ctrlKey || event.metaKey
  const to = key === 'Tab' ? undefined : move(grid.range.focus, { key, ctrl }, size)
  if (to) go(to, shiftKey)
  else if (ctrl && code === 'KeyA')
    grid.setRange({ anchor: { row: 0, col: 0 }, focus: { row: size.rows - 1, col: size.cols - 1 } })
  else if (!mayWrite) return false
  else if (key === 'Enter' || key === 'F2') edit()
  else if (key === 'Delete' || key === 'Backspace') grid.clear()
  else if (ctrl && code === 'KeyD') grid.fillDown()
  else if (ctrl && code === 'KeyZ') (shiftKey ? grid.redo : grid.undo)()
  else if (ctrl && code === 'KeyY') grid.redo()
  else if (key.length === 1 && !ctrl && !event.altKey) edit(key)
  else return false
  return true
}
