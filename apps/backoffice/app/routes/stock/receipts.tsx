import { useQuery } from '@tanstack/react-query'
import type { ReceiptRow } from '@tsiran/contract/admin/stock-shapes'
import { formatNumber } from '@tsiran/i18n/money'
import { ButtonLink } from '@tsiran/ui/button'
import type { TableColumn } from '@tsiran/ui/data-table/columns'
import { DataTable } from '@tsiran/ui/data-table/data-table'
import { useTableState } from '@tsiran/ui/data-table/use-table-state'
import { useMemo } from 'react'
import { ListExportMenu } from '../../features/lists/list-export-menu.tsx'
import { useTableRows } from '../../features/lists/use-table-rows.ts'
import { useCan } from '../../features/session/me-query.ts'
import { Moment } from '../../features/shell/moment.tsx'
import { Page } from '../../features/shell/page.tsx'
import { receiptsQuery } from '../../features/stock/stock-queries.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

const tableOptions = { filters: [] }
const rowId = ({ id }: ReceiptRow) => String(id)
const rowHref = ({ id }: ReceiptRow) => `/stock/receipts/${id}`

/** What suppliers brought. */
export default function Receipts() {
  const t = useMessages()
  const mayWrite = useCan()('stock.write')
  const table = useTableState(tableOptions)
  const { page, limit, search } = table.query
  const list = useQuery(receiptsQuery({ page, limit, ...(search && { search }) }))
  const columns = useColumns()
  const rows = useTableRows(list)
  return (
    <Page
      title={t('stock.receipts')}
      back={{ to: '/stock', label: t('stock.title') }}
      actions={
        mayWrite && <ButtonLink to="/stock/receipts/new">{t('stock.newReceipt')}</ButtonLink>
      }
    >
      <DataTable
        label={t('stock.receipts')}
        columns={columns}
        {...rows}
        rowId={rowId}
        rowLabel={({ id }) => t('stock.receipt', { number: id })}
        rowHref={rowHref}
        table={table}
        searchHint={t('stock.supplierSearch')}
        tools={<ListExportMenu path="/api/admin/stock/receipts/export" filter={table.filter} />}
        empty={{ title: t('stock.noReceipts'), note: t('stock.noReceiptsNote') }}
      />
    </Page>
  )
}

function useColumns(): TableColumn<ReceiptRow>[] {
  const t = useMessages()
  return useMemo(
    () => [
      { id: 'supplier', header: t('stock.supplier'), cell: ({ supplier }) => supplier },
      { id: 'number', header: t('people.number'), cell: ({ id }) => id },
      { id: 'at', header: t('stock.when'), cell: ({ at }) => <Moment at={at} /> },
      { id: 'paper', header: t('stock.paper'), cell: ({ reference }) => reference },
      {
        id: 'lines',
        header: t('field.lines'),
        align: 'end',
        cell: ({ lines }) => formatNumber(lines),
      },
      {
        id: 'pieces',
        header: t('stock.pieces'),
        align: 'end',
        cell: ({ pieces }) => formatNumber(pieces),
      },
      { id: 'staff', header: t('stock.staff'), cell: ({ staff }) => staff?.name ?? '' },
    ],
    [t],
  )
}
