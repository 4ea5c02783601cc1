import { useQuery } from '@tanstack/react-query'
import type { LotRow } from '@tsiran/contract/admin/stock-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { DataTable } from '@tsiran/ui/data-table/data-table'
import { useTableState } from '@tsiran/ui/data-table/use-table-state'
import { ListExportMenu } from '../../features/lists/list-export-menu.tsx'
import { useTableRows } from '../../features/lists/use-table-rows.ts'
import { Page } from '../../features/shell/page.tsx'
import { lotsQuery, type LotQuery } from '../../features/stock/stock-queries.ts'
import { useLotColumns } from '../../features/stock/use-lot-columns.tsx'
import { variantName } from '../../features/stock/variant-name.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

const tableOptions = { filters: ['within'] }
const rowId = ({ id }: LotRow) => String(id)
const rowHref = ({ variant_id }: LotRow) => `/stock/${variant_id}`
/** The filter's choices, in days. */
const spans = [7, 14, 30, 90]

/** Lots that expire, the first before the others. */
export default function Lots() {
  const t = useMessages()
  const locale = useLocale()
  const table = useTableState(tableOptions)
  const list = useQuery(lotsQuery(table.query as LotQuery))
  const page = useTableRows(list)
  const columns = useLotColumns()
  return (
    <Page title={t('stock.expiring')} back={{ to: '/stock', label: t('stock.title') }}>
      <p className="mb-4 text-muted">{t('stock.lotsNote')}</p>
      <DataTable
        label={t('stock.expiring')}
        columns={columns}
        {...page}
        rowId={rowId}
        rowLabel={(row) => variantName(row, locale)}
        rowHref={rowHref}
        table={table}
        filters={[
          {
            kind: 'options',
            name: 'within',
            label: t('stock.expires'),
            single: true,
            options: [
              { value: '0', label: t('stock.expiredOrToday') },
              ...spans.map((count) => ({
                value: String(count),
                label: t('stock.expiresIn', { count }),
              })),
            ],
          },
        ]}
        searchHint={t('stock.lotSearch')}
        tools={<ListExportMenu path="/api/admin/stock/lots/export" filter={table.filter} />}
        empty={{ title: t('stock.noExpiring'), note: t('stock.noExpiringNote') }}
      />
    </Page>
  )
}
