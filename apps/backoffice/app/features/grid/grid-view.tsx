import type { GridRow } from '@tsiran/contract/admin/grid'
import { useMemo } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'
import { useBulkWords } from '../bulk/use-bulk-words.ts'
import { CellEditor } from './cell-editor.tsx'
import { stagedText } from './grid-edits.ts'
import { GridHead } from './grid-head.tsx'
import { pressKey } from './grid-keys.ts'
import { boxOf } from './grid-range.ts'
import { GridRowView } from './grid-row.tsx'
import { useCellEdit } from './use-cell-edit.ts'
import { placeOf, useGridPointer } from './use-grid-pointer.ts'
import { useGridWindow } from './use-grid-window.ts'
import type { Grid } from './use-grid.ts'

interface GridViewProps {
  label: string
  rows: readonly GridRow[]
  /** Rows follow that are not loaded. */
  hasMore: boolean
  fields: readonly string[]
  wide: boolean
  mayWrite: boolean
  grid: Grid
  /** The last rows are near: the next ones are wanted. */
  onEnd: () => void
}

/** Cells in the manner of a spreadsheet: an ARIA grid whose rows are in the document only near the ones that are seen. */
export function GridView(props: GridViewProps) {
  const { label, rows, hasMore, fields, wide, mayWrite, grid, onEnd } = props
  const t = useMessages()
  const words = useBulkWords()
  const { cellEdit, open, close } = useCellEdit(grid, rows, fields)
  const isEditing = cellEdit !== null
  const shown = useGridWindow({ count: rows.length, fields, wide, grid, isEditing, onEnd })
  const size = useMemo(() => ({ rows: rows.length, cols: fields.length }), [rows, fields])
  const edit = (key?: string) => mayWrite && open(key)
  const pointer = useGridPointer(grid, shown.wantFocus)
  const { focus } = grid.range
  const box = boxOf(grid.range)
  const bottom = pointer.fillTo ?? box.bottom
  return (
    <div
      ref={shown.scroller}
      role="grid"
      aria-label={label}
      aria-rowcount={hasMore ? -1 : rows.length + 1}
      aria-colcount={fields.length + 2}
      aria-multiselectable
      className="relative h-[calc(100dvh-23rem)] min-h-80 touch-pan-x touch-pan-y overflow-auto overscroll-contain rounded-card border border-line bg-card text-sm select-none"
      onKeyDown={(event) => {
        if (isEditing) return
        if (pressKey(event, { grid, size, mayWrite, go: shown.go, edit })) event.preventDefault()
      }}
      {...pointer.handlers}
      onDoubleClick={(event) => placeOf(event.target) && edit()}
      onCopy={(event) => {
        if (isEditing) return
        event.clipboardData.setData('text/plain', grid.copy())
        event.preventDefault()
      }}
      onPaste={(event) => {
        if (isEditing || !mayWrite) return
        grid.paste(event.clipboardData.getData('text/plain'))
        event.preventDefault()
      }}
    >
      <div style={{ width: shown.width, height: shown.height }} className="relative">
        <GridHead fields={fields} width={shown.head} />
        {shown.items.map(({ index, start }) => {
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
        {cellEdit && (
          <CellEditor
            key={`${cellEdit.place.row} ${cellEdit.place.col}`}
            label={t('grid.cell', {
              field: words.field(fields[cellEdit.place.col]!),
              sku: rows[cellEdit.place.row]!.sku,
            })}
            field={fields[cellEdit.place.col]!}
            text={cellEdit.text}
            place={shown.boxOfCell(cellEdit.place)}
            onDone={(text, next) => {
              const { row, col } = cellEdit.place
              close()
              grid.put([{ place: cellEdit.place, text }])
              if (next === 'down') shown.go({ row: Math.min(row + 1, size.rows - 1), col })
              if (next === 'right') shown.go({ row, col: Math.min(col + 1, size.cols - 1) })
            }}
            onCancel={() => {
              shown.wantFocus()
              close()
            }}
          />
        )}
      </div>
    </div>
  )
}
