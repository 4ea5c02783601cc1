import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import type { GridRow } from '@tsiran/contract/admin/grid'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'
import { useBulkWords } from '../bulk/use-bulk-words.ts'
import { CellEditor } from './cell-editor.tsx'
import { fieldWidth, headWidth, rowHeight, stockWidth } from './grid-columns.ts'
import { boxOf, move, type Place } from './grid-range.ts'
import { stagedText } from './grid-edits.ts'
import { GridHead } from './grid-head.tsx'
import { GridRowView } from './grid-row.tsx'
import { isEditable, type Grid } from './use-grid.ts'
import { placeOf, useGridPointer } from './use-grid-pointer.ts'

interface GridViewProps {
  label: string
  rows: readonly GridRow[]
  /** Rows of the whole filter, as far as they are known. */
  total: number
  fields: readonly string[]
  wide: boolean
  mayWrite: boolean
  grid: Grid
  /** The last rows are near: the next ones are wanted. */
  onEnd: () => void
}

/** Rows from the end at which the next ones are asked for. */
const endMargin = 40

/** Cells in the manner of a spreadsheet: an ARIA grid whose rows are in the document only near the ones that are seen. */
export function GridView({
  label,
  rows,
  total,
  fields,
  wide,
  mayWrite,
  grid,
  onEnd,
}: GridViewProps) {
  const t = useMessages()
  const words = useBulkWords()
  const scroller = useRef<HTMLDivElement>(null)
  const [editing, setEditing] = useState<{ place: Place; text: string } | null>(null)
  const { range, setRange } = grid
  const { focus } = range
  const box = boxOf(range)
  const size = useMemo(() => ({ rows: rows.length, cols: fields.length }), [rows, fields])
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 10,
    // The header stays above the rows.
    paddingStart: rowHeight,
    scrollPaddingStart: rowHeight,
    // The cell with the focus stays in the document, wherever the grid is scrolled to.
    rangeExtractor: useCallback(
      (seen: Parameters<typeof defaultRangeExtractor>[0]) => [
        ...new Set([...defaultRangeExtractor(seen), Math.min(focus.row, rows.length - 1)]),
      ],
      [focus.row, rows.length],
    ),
  })
  const items = virtual.getVirtualItems()
  const last = Math.max(
    0,
    ...items.filter(({ index }) => index !== focus.row).map(({ index }) => index),
  )
  useEffect(() => {
    if (last >= rows.length - endMargin) onEnd()
  }, [last, rows.length, onEnd])

  const head = wide ? headWidth.wide : headWidth.narrow
  const lefts = useMemo(() => {
    let left = head
    return fields.map((field) => (left += fieldWidth(field)) - fieldWidth(field))
  }, [fields, head])
  const width = head + fields.reduce((sum, field) => sum + fieldWidth(field), 0) + stockWidth

  /** Shows a cell beside the columns that stay, and gives it the focus once it is drawn. */
  const wantsFocus = useRef(false)
  const go = (to: Place, extend: boolean) => {
    wantsFocus.current = true
    setRange(extend ? { anchor: range.anchor, focus: to } : { anchor: to, focus: to })
    virtual.scrollToIndex(to.row)
    const { current } = scroller
    if (!current) return
    const [left, own] = [lefts[to.col]!, fieldWidth(fields[to.col]!)]
    if (left - head < current.scrollLeft) current.scrollLeft = left - head
    else if (left + own > current.scrollLeft + current.clientWidth)
      current.scrollLeft = left + own - current.clientWidth
  }
  useLayoutEffect(() => {
    if (!wantsFocus.current || editing) return
    wantsFocus.current = false
    scroller.current
      ?.querySelector<HTMLElement>(`[data-row="${focus.row}"][data-col="${focus.col}"]`)
      ?.focus({ preventScroll: true })
  }, [focus, editing, items])

  const edit = (text?: string) => {
    const row = rows[focus.row]
    if (mayWrite && row && isEditable(row, fields[focus.col]!))
      setEditing({ place: focus, text: text ?? grid.textAt(focus) })
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (editing) return
    const ctrl = event.ctrlKey || event.metaKey
    const to = event.key === 'Tab' ? undefined : move(focus, { key: event.key, ctrl }, size)
    if (to) go(to, event.shiftKey)
    else if (event.key === 'Enter' || event.key === 'F2') edit()
    else if (ctrl && event.code === 'KeyA')
      setRange({ anchor: { row: 0, col: 0 }, focus: { row: size.rows - 1, col: size.cols - 1 } })
    else if (!mayWrite) return
    else if (event.key === 'Delete' || event.key === 'Backspace') grid.clear()
    else if (ctrl && event.code === 'KeyD') grid.fillDown()
    else if (ctrl && event.code === 'KeyZ') (event.shiftKey ? grid.redo : grid.undo)()
    else if (ctrl && event.code === 'KeyY') grid.redo()
    else if (event.key.length === 1 && !ctrl && !event.altKey) edit(event.key)
    else return
    event.preventDefault()
  }
  const pointer = useGridPointer(grid, () => void (wantsFocus.current = true))
  const bottom = pointer.fillTo ?? box.bottom
  const editedTop = editing ? editing.place.row * rowHeight + rowHeight : 0
  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={label}
      aria-rowcount={Math.max(total, rows.length) + 1}
      aria-colcount={fields.length + 2}
      aria-multiselectable
      className="relative h-[calc(100dvh-23rem)] min-h-80 touch-pan-x touch-pan-y overflow-auto overscroll-contain rounded-card border border-line bg-card text-sm select-none"
      onKeyDown={onKeyDown}
      {...pointer.handlers}
      onDoubleClick={(event) => placeOf(event.target) && edit()}
      onCopy={(event) => {
        if (editing) return
        event.clipboardData.setData('text/plain', grid.copy())
        event.preventDefault()
      }}
      onPaste={(event) => {
        if (editing || !mayWrite) return
        grid.paste(event.clipboardData.getData('text/plain'))
        event.preventDefault()
      }}
    >
      <div style={{ width, height: virtual.getTotalSize() }} className="relative">
        <GridHead fields={fields} width={head} />
        {items.map(({ index, start }) => {
          const row = rows[index]
          if (!row) return null
          const selected = index >= box.top && index <= bottom
          return (
            <GridRowView
              key={row.variant_id}
              row={row}
              index={index}
              top={start}
              fields={fields}
              wide={wide}
              staged={grid.edits.staged}
              stagedKey={stagedText(grid.edits.staged, row.variant_id, fields)}
              from={selected ? box.left : -1}
              to={selected ? box.right : -2}
              focus={index === focus.row ? focus.col : -1}
              handle={mayWrite && index === box.bottom ? box.right : -1}
            />
          )
        })}
        {editing && (
          <CellEditor
            key={`${editing.place.row} ${editing.place.col}`}
            label={t('grid.cell', {
              field: words.field(fields[editing.place.col]!),
              sku: rows[editing.place.row]!.sku,
            })}
            field={fields[editing.place.col]!}
            text={editing.text}
            place={{
              top: editedTop,
              left: lefts[editing.place.col]!,
              width: fieldWidth(fields[editing.place.col]!),
              height: rowHeight,
            }}
            onDone={(text, next) => {
              const { place } = editing
              setEditing(null)
              grid.put([{ place, text }])
              wantsFocus.current = next !== 'stay'
              if (next === 'down')
                go({ row: Math.min(place.row + 1, size.rows - 1), col: place.col }, false)
              if (next === 'right')
                go({ row: place.row, col: Math.min(place.col + 1, size.cols - 1) }, false)
            }}
            onCancel={() => {
              wantsFocus.current = true
              setEditing(null)
            }}
          />
        )}
      </div>
    </div>
  )
}
