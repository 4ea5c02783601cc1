import { useMemo, useRef, type ReactNode } from 'react'
import { useBlockTexts } from '../block-texts.tsx'
import { useMedia } from '../use-media.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { CardList } from './card-list.tsx'
import type { TableColumn } from './columns.tsx'
import type { TableFilter } from './filters.tsx'
import { useSelection, type Selection } from './selection.tsx'
import { TableFooter } from './table-footer.tsx'
import { useTableKeys } from './table-keys.tsx'
import { useTableModel } from './table-model.tsx'
import { TableFailure, TableNothing, type EmptyList } from './table-status.tsx'
import { TableView } from './table-view.tsx'
import { Toolbar } from './toolbar.tsx'
import { useLastPage, useRefusedParts } from './use-fallbacks.tsx'
import type { TableControl } from './use-table-state.tsx'
import { ViewTabs, type SavedViews } from './view-tabs.tsx'

export interface DataTableProps<Row extends object> {
  /** Name of the list: “Orders”. */
  label: string
  /** The same array in every rendering; the first column names the row. */
  columns: readonly TableColumn<Row>[]
  /** The rows of the page; undefined while the first ones load. */
  rows: readonly Row[] | undefined
  /** How many rows match, on all pages. */
  total: number | undefined
  /** Whether more rows match than `total`: nobody counted further, and they cannot be selected all at once. */
  more?: boolean | undefined
  rowId: (row: Row) => string
  /** A row's name, for its checkbox: “order 100231”. */
  rowLabel: (row: Row) => string
  /** The address that a row leads to. */
  rowHref?: (row: Row) => string
  /** What {@link useTableState} returns. */
  table: TableControl
  filters?: readonly TableFilter[]
  views?: SavedViews
  /** What the search finds: “number, phone, name”. Null leaves the search out. */
  searchHint?: string | null
  /** Rows are being fetched: the present ones stay, dimmed. */
  busy?: boolean
  /** Why the rows could not be loaded. */
  error?: string | null
  /** The names of the query that the server refuses. The list takes them out of the address. */
  refused?: readonly string[]
  onRetry?: () => void
  empty: EmptyList
  /** The buttons of the bar that appears with a selection; without it rows have no checkbox. */
  bulkActions?: (selection: Selection, clear: () => void) => ReactNode
  /** At the end of the toolbar: an export button. */
  tools?: ReactNode
  /** Rows of 32 px instead of 40. */
  dense?: boolean
}

/** A list of the back office: search, filters, views, order, columns, pages, selection and keys. Its state is the address. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    total = 0,
    more = false,
    rowId,
    rowHref,
    table,
    bulkActions,
    empty,
  } = props
  const isRefused = useRefusedParts(table, props.refused ?? noRows)
  const error = isRefused ? null : props.error
  const isEmpty = props.rows?.length === 0
  const isBeyond = useLastPage(table, isEmpty && !props.busy ? total : 0)
  // No rows of another page or filter say nothing of this one.
  const rows = isEmpty && (props.busy || isBeyond) ? undefined : props.rows
  const texts = useBlockTexts().table
  const wide = useMedia('(width >= 768px)')
  const root = useRef<HTMLElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const ids = useMemo(() => rows?.map(rowId) ?? [], [rows, rowId])
  const selection = useSelection(table, ids, total)
  const model = useTableModel<Row>({ columns, rows: rows ?? noRows, rowId, table, selection })
  useTableKeys(root, search, ids)
  const narrowed = Object.keys(table.filter).length > 0
  const parts = {
    ...props,
    rows,
    model,
    selection,
    loading: !rows,
    selectable: bulkActions !== undefined,
    rowHref,
  }
  return (
    <section ref={root} aria-label={label} className="grid min-w-0 grid-cols-1 gap-3">
      {props.views && <ViewTabs table={table} views={props.views} />}
      <Toolbar {...props} searchRef={search} wide={wide} />
      {error ? (
        <TableFailure message={error} onRetry={props.onRetry} />
      ) : rows?.length === 0 ? (
        <TableNothing
          empty={empty}
          narrowed={narrowed}
          onClear={() => table.change({ filters: {}, search: '' })}
        />
      ) : wide ? (
        <TableView {...parts} />
      ) : (
        <CardList {...parts} />
      )}
      {rows && rows.length > 0 && !error && (
        <TableFooter table={table} rows={rows.length} total={total} more={more} />
      )}
      {bulkActions && selection.selection.count > 0 && (
        <BulkBar control={selection} onPage={ids.length} total={more ? undefined : total}>
          {bulkActions(selection.selection, selection.clear)}
        </BulkBar>
      )}
      <p role="status" className="sr-only">
        {selection.selection.count > 0 && texts.selected(selection.selection.count)}
      </p>
    </section>
  )
}

const noRows: never[] = []
