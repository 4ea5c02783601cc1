import type { GridRow } from '@tsiran/contract/admin/grid'
import { bulkField } from '@tsiran/contract/admin/bulk-fields'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useBulkWords } from '../bulk/use-bulk-words.ts'
import { boxOf, spread, type Place, type Range } from './grid-range.ts'
import {
  cellKey,
  noEdits,
  redo,
  stage,
  undo,
  type GridEdits,
  type StagedCell,
} from './grid-edits.ts'
import { parseCell } from './parse-cell.ts'
import { parseTsv, toTsv } from './tsv.ts'

const onlyWeighed = new Set(['portion_grams', 'price_per_kg', 'tolerance_pct'])

/** Whether a row's cell can be changed: a product's fields on its first row alone. */
export const isEditable = ({ first, weighed }: GridRow, field: string): boolean => {
  if (field === 'price') return !weighed
  if (onlyWeighed.has(field)) return weighed
  return bulkField(field)!.of === 'variant' || first
}

/** The state of a grid: what is selected, what is staged, and everything that changes them. */
export function useGrid(rows: readonly GridRow[], fields: readonly string[]) {
  const words = useBulkWords()
  const [edits, setEdits] = useState<GridEdits>(noEdits)
  const [range, setRange] = useState<Range>({
    anchor: { row: 0, col: 0 },
    focus: { row: 0, col: 0 },
  })
  // What was on the screen when a key was pressed, for handlers that stay the same from rendering to rendering.
  const now = useRef({ rows, fields, edits, range })
  useLayoutEffect(() => {
    now.current = { rows, fields, edits, range }
  })

  const textAt = useCallback(
    ({ row, col }: Place): string => {
      const { rows: all, fields: names, edits: own } = now.current
      const [line, field] = [all[row], names[col]]
      if (!line || !field) return ''
      const cell = own.staged.get(cellKey(line.variant_id, field))
      if (cell?.problem) return cell.text
      const value = cell ? cell.value : (line.values[field] ?? null)
      if (value === null) return ''
      return typeof value === 'object' ? words.value(field, value) : String(value)
    },
    [words],
  )
  const put = useCallback(
    (cells: readonly { place: Place; text: string }[]) => {
      const { rows: all, fields: names } = now.current
      const step = cells.flatMap(({ place, text }) => {
        const [row, field] = [all[place.row], names[place.col]]
        if (!row || !field || !isEditable(row, field)) return []
        const key = cellKey(row.variant_id, field)
        const typed = parseCell(field, text, (choice) => words.value(field, choice))
        const same = JSON.stringify(typed.value) === JSON.stringify(row.values[field] ?? null)
        const { product_id: productId, variant_id: variantId } = row
        const version = bulkField(field)!.of === 'variant' ? row.version : row.product_version
        const cell: StagedCell | undefined = same
          ? undefined
          : { ...typed, productId, variantId, field, version }
        return [{ key, cell }]
      })
      setEdits((own) => stage(own, step))
    },
    [words],
  )
  return useMemo(
    () => ({
      edits,
      range,
      setRange,
      setEdits,
      textAt,
      put,
      undo: () => setEdits(undo),
      redo: () => setEdits(redo),
      discard: () => setEdits(noEdits),
      /** The selected cells as a spreadsheet pastes them. */
      copy: () => {
        const { top, bottom, left, right } = boxOf(now.current.range)
        return toTsv(
          Array.from({ length: bottom - top + 1 }, (_, down) =>
            Array.from({ length: right - left + 1 }, (_unused, across) =>
              textAt({ row: top + down, col: left + across }),
            ),
          ),
        )
      },
      paste: (text: string) => {
        const { rows: all, fields: names, range: own } = now.current
        const block = parseTsv(text)
        if (block.length > 0) put(spread(block, own, { rows: all.length, cols: names.length }))
      },
      clear: () => {
        const { range: own } = now.current
        put(spread([['']], own, { rows: now.current.rows.length, cols: now.current.fields.length }))
      },
      /** Puts the values of the range's first row on the rows below it, down to `bottom`. */
      fillDown: (to?: number) => {
        const box = boxOf(now.current.range)
        const cells = []
        for (let row = box.top + 1; row <= (to ?? box.bottom); row++)
          for (let col = box.left; col <= box.right; col++)
            cells.push({ place: { row, col }, text: textAt({ row: box.top, col }) })
        put(cells)
      },
    }),
    [edits, range, textAt, put],
  )
}
export type Grid = ReturnType<typeof useGrid>
