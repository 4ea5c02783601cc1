import { useState } from 'react'
import { boxOf, type Place } from './grid-range.ts'
import type { Grid } from './use-grid.ts'

/** The place of the cell that an event came from; undefined outside the cells. */
export const placeOf = (target: EventTarget): Place | undefined => {
  const cell = (target as Element).closest<HTMLElement>('[data-row]')
  return cell ? { row: Number(cell.dataset['row']), col: Number(cell.dataset['col']) } : undefined
}

/** Selects cells with the pointer, and fills them down from the selection's handle. `onPick`: a cell is about to be chosen. */
export function useGridPointer({ range, setRange, fillDown }: Grid, onPick: () => void) {
  const [fillTo, setFillTo] = useState<number | null>(null)
  const box = boxOf(range)
  const onPointerDown = (event: React.PointerEvent) => {
    const place = placeOf(event.target)
    if (!place || event.button !== 0) return
    if ((event.target as Element).closest('[data-handle]')) {
      setFillTo(box.bottom)
      event.preventDefault()
      return
    }
    onPick()
    setRange(
      event.shiftKey ? { anchor: range.anchor, focus: place } : { anchor: place, focus: place },
    )
  }
  const onPointerOver = (event: React.PointerEvent) => {
    if (event.buttons !== 1 || event.pointerType === 'touch') return
    const place = placeOf(event.target)
    if (!place) return
    if (fillTo !== null) setFillTo(place.row)
    else setRange({ anchor: range.anchor, focus: place })
  }
  const onPointerUp = () => {
    if (fillTo === null) return
    if (fillTo > box.bottom) {
      fillDown(fillTo)
      setRange({ anchor: { row: box.top, col: box.left }, focus: { row: fillTo, col: box.right } })
    }
    setFillTo(null)
  }
  return {
    /** The last row that is filled while the handle is dragged; null otherwise. */
    fillTo,
    handlers: { onPointerDown, onPointerOver, onPointerUp },
  }
}
