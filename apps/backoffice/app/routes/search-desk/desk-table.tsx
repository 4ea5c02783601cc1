import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { TableColumn } from '@tsiran/ui/data-table/columns'
import { DataTable } from '@tsiran/ui/data-table/data-table'
import { useTableState } from '@tsiran/ui/data-table/use-table-state'
import { useMemo } from 'react'
import { useTableRows, type ListPage } from '../../features/lists/use-table-rows.ts'
import { actsColumn } from '../../features/ordering/acts-column.tsx'
import type { MenuAct } from '../../features/shell/acts-menu.tsx'
import { deskChanged, deskList } from '../../features/search-desk/desk-queries.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

type ListKey = Parameters<typeof deskList>[0]

interface DeskTableProps<Row extends object> {
  list: ListKey
  label: string
  columns: readonly TableColumn<Row>[]
  /** Names a row. */
  nameOf: (row: Row) => string
  /** What can be done with a row; none for those who only read. */
  actsOf: (row: Row) => readonly MenuAct[]
  empty: { title: string; note: string }
}

const tableOptions = { filters: [] }

/** One of the desk's lists. */
export function DeskTable<Row extends object>(props: DeskTableProps<Row>) {
  const { list: key, label, nameOf, actsOf, empty } = props
  const t = useMessages()
  const table = useTableState(tableOptions)
  const list = useQuery(deskList(key, table.query))
  const page = useTableRows(list as unknown as UseQueryResult<ListPage<Row>>)
  const columns = useMemo(
    (): TableColumn<Row>[] => [...props.columns, actsColumn(t, { nameOf, actsOf })],
    [props.columns, nameOf, actsOf, t],
  )
  return (
    <DataTable<Row>
      label={label}
      columns={columns}
      {...page}
      rowId={nameOf}
      rowLabel={nameOf}
      table={table}
      searchHint={t('searchDesk.searchHint')}
      empty={empty}
    />
  )
}

/** Deletes a row of the desk. */
export const useRemove = (call: (row: { id: number; version: number }) => Promise<unknown>) => {
  const t = useMessages()
  return useAct(call, { done: t('categories.deleted'), refresh: deskChanged }).mutate
}
