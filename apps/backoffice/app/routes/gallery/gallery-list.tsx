import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMessages as useShopMessages } from '@tsiran/app-kit/i18n/messages'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { formatDate, formatTime } from '@tsiran/i18n/dates'
import { formatMoney } from '@tsiran/i18n/money'
import { Button } from '@tsiran/ui/button'
import type { TableColumn } from '@tsiran/ui/data-table/columns'
import { DataTable } from '@tsiran/ui/data-table/data-table'
import type { TableFilter } from '@tsiran/ui/data-table/filters'
import { useTableState } from '@tsiran/ui/data-table/use-table-state'
import { Status } from '@tsiran/ui/status-dot'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  findSampleOrders,
  sampleStatuses,
  type SampleOrder,
  type SampleQuery,
} from '../../features/gallery/sample-orders.ts'
import { Page } from '../../features/shell/page.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'

const tableOptions = { filters: ['status', 'sum_from', 'sum_to'], sort: '-placed_at' }

/** The list with made-up orders. `?data=loading`, `empty`, `failed` and `long` (all rows on one page) show its other states. */
export default function GalleryList() {
  const t = useMessages()
  const shop = useShopMessages()
  const toast = useToast()
  const table = useTableState(tableOptions)
  const [params] = useSearchParams()
  const data = params.get('data')
  const [attempts, setAttempts] = useState(0)
  const { data: found, isPlaceholderData } = useQuery({
    queryKey: ['gallery', table.query, data],
    queryFn: () =>
      findSampleOrders({
        ...(table.query as unknown as SampleQuery),
        ...(data === 'long' && { limit: 1000 }),
      }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo<TableColumn<SampleOrder>[]>(
    () => [
      {
        id: 'number',
        header: t('gallery.order', { number: '' }).trim(),
        cell: ({ number }) => number,
        sort: 'number',
        width: 'w-28',
      },
      {
        id: 'placed',
        header: t('gallery.placed'),
        cell: ({ placedAt }) => (
          <time dateTime={placedAt} title={`${formatDate(placedAt)} ${formatTime(placedAt)}`}>
            {formatDate(placedAt)}
          </time>
        ),
        sort: 'placed_at',
      },
      {
        id: 'customer',
        header: t('gallery.customer'),
        cell: ({ customer }) => customer,
        sort: 'customer',
      },
      {
        id: 'phone',
        header: t('gallery.phone'),
        cell: ({ phone }) => <a href={`tel:${phone}`}>{phone}</a>,
        optional: true,
      },
      {
        id: 'status',
        header: t('gallery.status'),
        cell: ({ status }) => <Status tone={status}>{shop(`orderStatus.${status}`)}</Status>,
      },
      {
        id: 'total',
        header: t('gallery.total'),
        cell: ({ total }) => formatMoney(total),
        sort: 'total',
        align: 'end',
        width: 'w-36',
      },
    ],
    [t, shop],
  )
  const filters: TableFilter[] = [
    {
      kind: 'options',
      name: 'status',
      label: t('gallery.status'),
      options: sampleStatuses.map((value) => ({
        value,
        label: shop(`orderStatus.${value}`),
        mark: <Status tone={value}>{shop(`orderStatus.${value}`)}</Status>,
      })),
    },
    {
      kind: 'numbers',
      names: ['sum_from', 'sum_to'],
      label: t('gallery.amount'),
      write: (value) => formatMoney(Number(value)),
    },
  ]
  return (
    <Page title={t('gallery.listTitle')} actions={<Button>{t('gallery.firstStep')}</Button>}>
      <DataTable
        label={t('gallery.orders')}
        columns={columns}
        rows={data === 'loading' ? undefined : data === 'empty' ? [] : found?.rows}
        total={data === 'empty' ? 0 : found?.total}
        rowId={rowId}
        rowLabel={({ number }) => t('gallery.order', { number })}
        rowHref={({ number }) => `/gallery/form?order=${number}`}
        table={table}
        filters={filters}
        views={{
          list: [
            { id: 'all', label: t('gallery.orders'), state: {} },
            { id: 'new', label: t('gallery.newOrders'), state: { filters: { status: 'pending' } } },
            {
              id: 'waiting',
              label: t('gallery.waiting'),
              state: { filters: { status: 'pending,processing' }, sort: 'placed_at' },
            },
          ],
        }}
        searchHint={t('gallery.searchHint')}
        busy={isPlaceholderData}
        error={data === 'failed' && attempts < 1 ? t('gallery.failed') : null}
        onRetry={() => setAttempts(attempts + 1)}
        empty={{
          title: t('gallery.empty'),
          note: t('gallery.emptyNote'),
          action: <Button>{t('gallery.firstStep')}</Button>,
        }}
        bulkActions={(selection, clear) => (
          <Button
            variant="secondary"
            onClick={() => {
              toast.success(t('gallery.marked', { count: selection.count }))
              clear()
            }}
          >
            {t('gallery.mark')}
          </Button>
        )}
        tools={<Button variant="quiet">{t('gallery.export')}</Button>}
      />
    </Page>
  )
}

const rowId = ({ number }: SampleOrder) => String(number)
