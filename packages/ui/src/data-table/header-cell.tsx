import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import { Link } from 'react-router'
import type { TableColumn } from './columns.tsx'
import { nextSort } from './table-state.tsx'
import type { TableControl } from './use-table-state.tsx'

interface HeaderCellProps<Row> {
  column: TableColumn<Row>
  sorted: false | 'asc' | 'desc'
  table: TableControl
}

/** The head of a column; a button where the table is sorted by it. */
export function HeaderCell<Row>({ column, sorted, table }: HeaderCellProps<Row>) {
  const Arrow = sorted === 'desc' ? IconArrowDown : IconArrowUp
  const end = column.align === 'end'
  return (
    <th
      scope="col"
      aria-sort={sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : undefined}
      className={`h-(--row) px-3 text-xs font-semibold whitespace-nowrap ${end ? 'text-right' : 'text-left'} ${column.width ?? ''}`}
    >
      {column.sort ? (
        <Link
          to={table.href({ sort: nextSort(table.state.sort, column.sort, table.ownSort) })}
          preventScrollReset
          className={`group -mx-1.5 inline-flex min-h-7 items-center gap-1 rounded-md px-1.5 hover:text-ink ${end ? 'flex-row-reverse' : ''} ${sorted ? 'text-ink' : ''}`}
        >
          {column.header}
          <Arrow
            size={14}
            aria-hidden
            className={
              sorted ? '' : 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60'
            }
          />
        </Link>
      ) : (
        column.header
      )}
    </th>
  )
}
