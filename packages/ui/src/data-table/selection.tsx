import { useCallback, useMemo, useState } from 'react'
import type { TableControl } from './use-table-state.tsx'

/** What an action on many rows acts on: rows by their ids, or all that match a filter. */
export type Selection =
  | { kind: 'ids'; ids: string[]; count: number }
  | { kind: 'filter'; filter: Record<string, string>; count: number }

/** The selection of a list. It survives paging and sorting, and ends when other rows match. */
export interface SelectionControl {
  selection: Selection
  /** By id, as the table wants it. All of the page where all that match are selected. */
  selected: Record<string, true>
  change: (next: Record<string, true>) => void
  selectAllThatMatch: () => void
  clear: () => void
}

const none: Record<string, true> = {}

export function useSelection(
  table: TableControl,
  pageIds: readonly string[],
  total: number,
): SelectionControl {
  const key = useMemo(() => JSON.stringify(Object.entries(table.filter).sort()), [table.filter])
  const [chosen, setChosen] = useState<{ key: string; rows: Record<string, true> | 'all' }>({
    key,
    rows: none,
  })
  const rows = chosen.key === key ? chosen.rows : none
  const change = useCallback((next: Record<string, true>) => setChosen({ key, rows: next }), [key])
  const selectAllThatMatch = useCallback(() => setChosen({ key, rows: 'all' }), [key])
  const clear = useCallback(() => setChosen({ key, rows: none }), [key])
  return useMemo(() => {
    const selected =
      rows === 'all' ? Object.fromEntries(pageIds.map((id) => [id, true as const])) : rows
    const ids = Object.keys(selected)
    const selection: Selection =
      rows === 'all'
        ? { kind: 'filter', filter: table.filter, count: total }
        : { kind: 'ids', ids, count: ids.length }
    return { selection, selected, change, selectAllThatMatch, clear }
  }, [rows, pageIds, total, table.filter, change, selectAllThatMatch, clear])
}
