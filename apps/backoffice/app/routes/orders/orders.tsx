import type { OrderListRow } from '@tsiran/contract/admin/order-list-shapes'
import { formatMoney } from '@tsiran/i18n/money'
import { ButtonLink } from '@tsiran/ui/button'
import { DataTable } from '@tsiran/ui/data-table/data-table'
import { useTableState } from '@tsiran/ui/data-table/use-table-state'
import { useEffect } from 'react'
import { useTableRows } from '../../features/lists/use-table-rows.ts'
import { BulkActions } from '../../features/orders/list/bulk-actions.tsx'
import { ListExportMenu } from '../../features/lists/list-export-menu.tsx'
import { useOrderColumns } from '../../features/orders/list/order-columns.tsx'
import { orderTrail } from '../../features/orders/list/order-trail.ts'
import { RefusedNotice } from '../../features/orders/list/refused-notice.tsx'
import { useBulkStep } from '../../features/orders/list/use-bulk-step.ts'
import { orderFilterNames, useOrderFilters } from '../../features/orders/list/use-order-filters.tsx'
import { useOrderViews } from '../../features/orders/list/use-order-views.ts'
import { useTrail } from '../../features/lists/use-trail.ts'
import { AlertMenu } from '../../features/orders/live/alert-menu.tsx'
import { NewOrderNotice } from '../../features/orders/live/new-order-notice.tsx'
import { markOrdersSeen, useNewOrders } from '../../features/orders/live/new-orders.ts'
import { useOrderList } from '../../features/orders/order-queries.ts'
import { orderPath } from '../../features/orders/paths.ts'
import { useCan } from '../../features/session/me-query.ts'
import { Page } from '../../features/shell/page.tsx'
import { useDensity } from '../../platform/document/settings.ts'
import { useMessages } from '../../platform/i18n/language.tsx'

const tableOptions = { filters: orderFilterNames }

const rowId = ({ id }: OrderListRow) => String(id)
const rowHref = ({ id }: OrderListRow) => orderPath(id)

/** Every order of the shop: found, narrowed, taken a step on, printed, exported. */
export default function Orders() {
  const t = useMessages()
  const table = useTableState(tableOptions)
  const list = useOrderList(table.query)
  const page = useTableRows(list)
  const columns = useOrderColumns()
  const filters = useOrderFilters(table.state.filters, list.data?.data[0])
  const views = useOrderViews()
  const step = useBulkStep()
  const dense = useDensity() === 'dense'
  // A change of what is new draws its rows again.
  const { newest, count } = useNewOrders()
  const rows = list.data?.data
  useTrail(orderTrail, {
    rows,
    isPlaceholder: list.isPlaceholderData,
    total: list.data?.meta.total,
    table,
  })
  // Who leaves the list has seen what came.
  useEffect(() => markOrdersSeen, [])
  const sum = list.data?.meta.sum
  return (
    <Page title={t('orders.title')} actions={<ListActions />}>
      <NewOrderNotice listed={count === 0 || rows?.some(({ id }) => id === newest) === true} />
      <RefusedNotice refused={step.refused} onClose={step.clearRefused} />
      <div className="[&_:is(tr,li):has([data-new])]:bg-mint">
        <DataTable
          label={t('orders.title')}
          columns={columns}
          {...page}
          more={list.data?.meta.more}
          rowId={rowId}
          rowLabel={({ id }) => t('orders.name', { number: id })}
          rowHref={rowHref}
          table={table}
          filters={filters}
          views={views}
          searchHint={t('orders.searchHint')}
          empty={{ title: t('orders.emptyTitle'), note: t('orders.emptyNote') }}
          bulkActions={(selection, clear) => (
            <BulkActions selection={selection} clear={clear} step={step} />
          )}
          tools={<ListExportMenu path="/api/admin/orders/export" filter={table.filter} />}
          dense={dense}
        />
      </div>
      {typeof sum === 'number' && rows && rows.length > 0 && (
        <p className="mt-3 text-right">
          {t('orders.sumOfFilter')} <b className="tabular-nums">{formatMoney(sum)}</b>
        </p>
      )}
    </Page>
  )
}

/** What the page offers beside its rows: how new orders are announced, and an order by phone. */
function ListActions() {
  const t = useMessages()
  return (
    <>
      <AlertMenu />
      {useCan()('orders.write') && <ButtonLink to="/orders/new">{t('drafts.title')}</ButtonLink>}
    </>
  )
}
