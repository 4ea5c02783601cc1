import { useQuery } from '@tanstack/react-query'
import type { StockRow } from '@tsiran/contract/admin/stock-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { ButtonLink } from '@tsiran/ui/button'
import { DataTable } from '@tsiran/ui/data-table/data-table'
import { useTableState } from '@tsiran/ui/data-table/use-table-state'
import { useState } from 'react'
import { labelsPath } from '../../features/labels/paths.ts'
import { PrintLabelsButton } from '../../features/labels/print-labels-button.tsx'
import { ListExportMenu } from '../../features/lists/list-export-menu.tsx'
import { useTableRows } from '../../features/lists/use-table-rows.ts'
import { useCan } from '../../features/session/me-query.ts'
import { Page } from '../../features/shell/page.tsx'
import { StockDialogs, type StockDialog } from '../../features/stock/stock-dialogs.tsx'
import { stockList, type StockQuery } from '../../features/stock/stock-queries.ts'
import { useStockColumns } from '../../features/stock/use-stock-columns.tsx'
import { variantName } from '../../features/stock/variant-name.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

const tableOptions = { filters: ['low'], sort: 'sku' }
const rowId = ({ variant_id }: StockRow) => String(variant_id)
const rowHref = ({ variant_id }: StockRow) => `/stock/${variant_id}`

/** What there is of every variant, and where. */
export default function Stock() {
  const t = useMessages()
  const locale = useLocale()
  const mayWrite = useCan()('stock.write')
  const table = useTableState(tableOptions)
  const list = useQuery(stockList(table.query as StockQuery))
  const page = useTableRows(list)
  const [dialog, setDialog] = useState<StockDialog | null>(null)
  const columns = useStockColumns(mayWrite ? setDialog : undefined)
  return (
    <Page
      title={t('stock.title')}
      actions={
        <>
          <ButtonLink to={labelsPath} variant="secondary">
            {t('labels.title')}
          </ButtonLink>
          <ButtonLink to="/stock/lots" variant="secondary">
            {t('stock.expiring')}
          </ButtonLink>
          <ButtonLink to="/stock/receipts" variant="secondary">
            {t('stock.receipts')}
          </ButtonLink>
          {mayWrite && <ButtonLink to="/stock/receipts/new">{t('stock.newReceipt')}</ButtonLink>}
        </>
      }
    >
      <DataTable
        label={t('stock.title')}
        columns={columns}
        {...page}
        rowId={rowId}
        rowLabel={(row) => variantName(row, locale)}
        rowHref={rowHref}
        table={table}
        filters={[
          {
            kind: 'options',
            name: 'low',
            label: t('stock.lowFilter'),
            single: true,
            options: [{ value: 'true', label: t('stock.lowOnly') }],
          },
        ]}
        searchHint={t('stock.searchHint')}
        tools={<ListExportMenu path="/api/admin/stock/export" filter={table.filter} />}
        bulkActions={(selection) => (
          <PrintLabelsButton list="GET /api/admin/stock" selection={selection} />
        )}
        empty={{ title: t('stock.empty'), note: t('stock.emptyNote') }}
      />
      <StockDialogs dialog={dialog} onClose={() => setDialog(null)} />
    </Page>
  )
}
