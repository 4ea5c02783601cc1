import type { GridRow } from '@tsiran/contract/admin/grid'
import { formatNumber } from '@tsiran/i18n/money'
import { memo } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'
import { useBulkWords } from '../bulk/use-bulk-words.ts'
import { fieldWidth, headWidth, isNumeric, rowHeight, stockWidth } from './grid-columns.ts'
import { cellKey, type CellKey, type StagedCell } from './grid-edits.ts'
import { isEditable } from './use-grid.ts'

interface GridRowProps {
  row: GridRow
  index: number
  top: number
  fields: readonly string[]
  wide: boolean
  /** Staged cells of the row, by their field, as one text that changes when any of them does. */
  staged: ReadonlyMap<CellKey, StagedCell>
  stagedKey: string
  /** Selected columns, and the one with the focus; -1 for none. */
  from: number
  to: number
  focus: number
  /** The cell at whose corner the range is filled from; -1 for none. */
  handle: number
}

const cellClass =
  'relative shrink-0 truncate border-r border-b border-line px-2 outline-offset-[-2px]'

/** One variant. Only a row whose own cells change is drawn anew. */
export const GridRowView = memo(
  function GridRowView(props: GridRowProps) {
    const { row, index, top, fields, wide, staged, from, to, focus, handle } = props
    const t = useMessages()
    const words = useBulkWords()
    return (
      <div
        role="row"
        aria-rowindex={index + 2}
        className="absolute top-0 left-0 flex bg-card"
        style={{
          height: rowHeight,
          lineHeight: `${rowHeight}px`,
          transform: `translateY(${top}px)`,
        }}
      >
        <div
          role="rowheader"
          aria-colindex={1}
          className="sticky left-0 z-10 shrink-0 truncate border-r border-b border-line bg-card px-2"
          style={{ width: wide ? headWidth.wide : headWidth.narrow }}
        >
          <span className="font-semibold">{row.sku}</span>{' '}
          <span className="text-muted">{row.name}</span>
        </div>
        {fields.map((field, col) => {
          const cell = staged.get(cellKey(row.variant_id, field))
          const stored = row.values[field] ?? null
          const editable = isEditable(row, field)
          const reason = cell?.problem
            ? words.problem(cell.problem)
            : cell?.refused === 'stale'
              ? t('bulk.stale')
              : cell?.refused
          const shown = cell?.problem ? cell.text : words.value(field, cell ? cell.value : stored)
          const look = reason
            ? 'bg-red/15 font-medium text-red'
            : cell
              ? 'bg-mint font-semibold'
              : editable
                ? ''
                : 'text-muted'
          return (
            <div
              key={field}
              role="gridcell"
              aria-colindex={col + 2}
              aria-selected={col >= from && col <= to}
              aria-readonly={!editable || undefined}
              aria-invalid={reason ? true : undefined}
              data-row={index}
              data-col={col}
              tabIndex={col === focus ? 0 : -1}
              title={[reason, cell && t('grid.was', { value: words.value(field, stored) })]
                .filter(Boolean)
                .join('. ')}
              className={`${cellClass} ${isNumeric(field) ? 'text-right tabular-nums' : ''} ${look} ${
                col >= from && col <= to ? 'shadow-[inset_0_0_0_99px] shadow-leaf/10' : ''
              } focus:outline-2 focus:outline-leaf`}
              style={{ width: fieldWidth(field) }}
            >
              {(editable || cell || row.first) && shown}
              {reason && <span className="sr-only">, {reason}</span>}
              {col === handle && (
                <span
                  data-handle
                  aria-hidden
                  className="absolute right-0 bottom-0 size-2.5 cursor-crosshair bg-leaf"
                />
              )}
            </div>
          )
        })}
        <div
          role="gridcell"
          aria-colindex={fields.length + 2}
          aria-readonly
          className="shrink-0 border-b border-line px-2 text-right text-muted tabular-nums"
          style={{ width: stockWidth }}
        >
          {formatNumber(row.qty)}
        </div>
      </div>
    )
  },
  (before, after) =>
    before.row === after.row &&
    before.top === after.top &&
    before.index === after.index &&
    before.fields === after.fields &&
    before.stagedKey === after.stagedKey &&
    before.from === after.from &&
    before.to === after.to &&
    before.focus === after.focus &&
    before.handle === after.handle,
)
