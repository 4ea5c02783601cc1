import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { fieldWidth, headWidth, rowHeight, stockWidth } from './grid-columns.ts'
import type { Place } from './grid-range.ts'
import type { Grid } from './use-grid.ts'

interface GridWindow {
  /** Rows that are loaded. */
  count: number
  fields: readonly string[]
  wide: boolean
  grid: Pick<Grid, 'range' | 'setRange'>
  /** True while a cell is typed into, whose field has the focus. */
  isEditing: boolean
  /** The last rows are near: the next ones are wanted. */
  onEnd: () => void
}

/** Rows from the end at which the next ones are asked for. */
const endMargin = 40

/** The part of a grid that is in the document, where its cells stand in pixels, and the focus that goes from cell to cell. */
export function useGridWindow({ count, fields, wide, grid, isEditing, onEnd }: GridWindow) {
  const { range, setRange } = grid
  const { focus } = range
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 10,
    // The header stays above the rows.
    paddingStart: rowHeight,
    scrollPaddingStart: rowHeight,
    // The cell with the focus stays in the document, wherever the grid is scrolled to.
    rangeExtractor: useCallback(
      (seen: Parameters<typeof defaultRangeExtractor>[0]) => [
        ...new Set([...defaultRangeExtractor(seen), Math.min(focus.row, count - 1)]),
      ],
      [focus.row, count],
    ),
  })
  const items = virtual.getVirtualItems()
  const last = Math.max(
    0,
    ...items.filter(({ index }) => index !== focus.row).map(({ index }) => index),
  )
  useEffect(() => {
    if (last >= count - endMargin) onEnd()
  }, [last, count, onEnd])

  const head = wide ? headWidth.wide : headWidth.narrow
  const lefts = useMemo(() => {
    let left = head
    return fields.map((field) => (left += fieldWidth(field)) - fieldWidth(field))
  }, [fields, head])

  const wantsFocus = useRef(false)
  /** Gives the chosen cell the focus once it is drawn. */
  const wantFocus = () => void (wantsFocus.current = true)
  useLayoutEffect(() => {
    if (!wantsFocus.current || isEditing) return
    wantsFocus.current = false
    scroller.current
      ?.querySelector<HTMLElement>(`[data-row="${focus.row}"][data-col="${focus.col}"]`)
      ?.focus({ preventScroll: true })
  }, [focus, isEditing, items])

  /** Chooses a cell, or extends the range to it, and shows it beside the columns that stay. */
  const go = (to: Place, extend = false) => {
    wantFocus()
    setRange(extend ? { anchor: range.anchor, focus: to } : { anchor: to, focus: to })
    virtual.scrollToIndex(to.row)
    const { current } = scroller
    if (!current) return
    const [left, own] = [lefts[to.col]!, fieldWidth(fields[to.col]!)]
    if (left - head < current.scrollLeft) current.scrollLeft = left - head
    else if (left + own > current.scrollLeft + current.clientWidth)
      current.scrollLeft = left + own - current.clientWidth
  }
  return {
    scroller,
    items,
    head,
    width: head + fields.reduce((sum, field) => sum + fieldWidth(field), 0) + stockWidth,
    height: virtual.getTotalSize(),
    /** Where a cell's field stands. */
    boxOfCell: ({ row, col }: Place) => ({
      top: (row + 1) * rowHeight,
      left: lefts[col]!,
      width: fieldWidth(fields[col]!),
      height: rowHeight,
    }),
    wantFocus,
    go,
  }
}
