import { useQuery } from '@tanstack/react-query'
import type { LabelRow } from '@tsiran/contract/admin/label-shapes'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { DataTable } from '@tsiran/ui/data-table/data-table'
import { useTableState } from '@tsiran/ui/data-table/use-table-state'
import { labelsKey } from '../../features/labels/label-queries.ts'
import { PrintLabelsButton } from '../../features/labels/print-labels-button.tsx'
import { useLabelColumns } from '../../features/labels/use-label-columns.tsx'
import {
  labelFilterNames,
  useLabelFilters,
  useLabelViews,
} from '../../features/labels/use-label-filters.tsx'
import { listQuery } from '../../features/lists/list-query.ts'
import { useTableRows } from '../../features/lists/use-table-rows.ts'
import { textOf } from '../../features/products/text-of.ts'
import { Page } from '../../features/shell/page.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'

const tableOptions = { filters: labelFilterNames, sort: 'sku' }
const rowId = ({ variant_id }: LabelRow) => String(variant_id)
const rowHref = ({ variant_id }: LabelRow) => `/stock/${variant_id}`

/** Price labels: those that the shelf lacks, or whose price, name, box or code differs from what hangs there. */
export default function Labels() {
  const t = useMessages()
  const locale = useLocale()
  const table = useTableState(tableOptions)
  const page = useTableRows(useQuery(listQuery(labelsKey, 'GET /api/admin/labels', table.query)))
  const columns = useLabelColumns()
  const filters = useLabelFilters(table.state.filters)
  const views = useLabelViews()
  return (
    <Page title={t('labels.title')} back={{ to: '/stock', label: t('stock.title') }}>
      <p className="mb-4 text-muted">{t('labels.note')}</p>
      <DataTable
        label={t('labels.title')}
        columns={columns}
        {...page}
        rowId={rowId}
        rowLabel={({ name, sku }) => textOf(name, locale) || sku}
        rowHref={rowHref}
        table={table}
        filters={filters}
        views={views}
        searchHint={t('stock.searchHint')}
        empty={{ title: t('labels.empty'), note: t('labels.emptyNote') }}
        bulkActions={(selection) => (
          <PrintLabelsButton list="GET /api/admin/labels" selection={selection} />
        )}
      />
    </Page>
  )
}
