import {
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ReactTable,
  type Row as ModelRow,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { shownColumns, type TableColumn } from './columns.tsx'
import type { SelectionControl } from './selection.tsx'
import type { TableControl } from './use-table-state.tsx'

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature, rowSortingFeature })

export type TableModel<Row> = ReactTable<typeof features, Row & object>
export type TableModelRow<Row> = ModelRow<typeof features, Row & object>

interface ModelOptions<Row> {
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  table: TableControl
  selection: SelectionControl
}

/** The table's model: the address owns the order and the columns, the server sorts, the list owns the selection. */
export function useTableModel<Row extends object>({
  columns,
  rows,
  rowId,
  table,
  selection,
}: ModelOptions<Row>): TableModel<Row> {
  const definitions = useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, Row> => ({
        id: column.id,
        header: column.header,
        cell: ({ row }) => column.cell(row.original),
        enableSorting: column.sort !== undefined,
      })),
    [columns],
  )
  const { sort, columns: chosen } = table.state
  const columnVisibility = useMemo(() => {
    const shown = new Set(shownColumns(columns, chosen).map(({ id }) => id))
    return Object.fromEntries(columns.map(({ id }) => [id, shown.has(id)]))
  }, [columns, chosen])
  const sorting = useMemo(() => {
    const column = columns.find(
      (one) => one.sort !== undefined && one.sort === sort?.replace(/^-/, ''),
    )
    return column ? [{ id: column.id, desc: sort!.startsWith('-') }] : []
  }, [columns, sort])
  return useTable<typeof features, Row>({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    manualSorting: true,
    state: { columnVisibility, sorting, rowSelection: selection.selected },
    onRowSelectionChange: (update) =>
      selection.change(typeof update === 'function' ? update(selection.selected) : update),
  })
}
