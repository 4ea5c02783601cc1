import { useQuery } from '@tanstack/react-query'
import { customerKinds, type CustomerListRow } from '@tsiran/contract/admin/customer-shapes'
import { formatDate } from '@tsiran/i18n/dates'
import { formatMoney } from '@tsiran/i18n/money'
import type { TableColumn } from '@tsiran/ui/data-table/columns'
import { DataTable } from '@tsiran/ui/data-table/data-table'
import { choiceFilter } from '@tsiran/ui/data-table/filters'
import { useTableState } from '@tsiran/ui/data-table/use-table-state'
import { Status } from '@tsiran/ui/status-dot'
import { useMemo } from 'react'
import { ListExportMenu } from '../../features/lists/list-export-menu.tsx'
import { useTableRows } from '../../features/lists/use-table-rows.ts'
import { peopleList } from '../../features/people/people-queries.ts'
import { useCan } from '../../features/session/me-query.ts'
import { Page } from '../../features/shell/page.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'

const tableOptions = { filters: ['kind', 'blocked', 'newsletter'], sort: '-created_at' }
const rowId = ({ id }: CustomerListRow) => String(id)
const rowHref = ({ id }: CustomerListRow) => `/customers/${id}`

/** Everybody with an account. */
export default function Customers() {
  const t = useMessages()
  const mayExport = useCan()('people.write')
  const table = useTableState(tableOptions)
  const list = useQuery(peopleList('GET /api/admin/customers', table.query))
  const page = useTableRows(list)
  const columns = useColumns()
  return (
    <Page title={t('customers.title')}>
      <DataTable
        label={t('customers.title')}
        columns={columns}
        {...page}
        rowId={rowId}
        rowLabel={({ name }) => name}
        rowHref={rowHref}
        table={table}
        filters={[
          choiceFilter('kind', t('customers.kind'), customerKinds, (kind) =>
            t(`customers.kinds.${kind}`),
          ),
          {
            kind: 'options',
            name: 'blocked',
            label: t('customers.access'),
            single: true,
            options: [
              { value: 'false', label: t('customers.active') },
              { value: 'true', label: t('customers.blocked') },
            ],
          },
          {
            kind: 'options',
            name: 'newsletter',
            label: t('content.newsletter'),
            single: true,
            options: [
              { value: 'true', label: t('customers.reads') },
              { value: 'false', label: t('customers.readsNot') },
            ],
          },
        ]}
        searchHint={t('customers.searchHint')}
        tools={
          mayExport && (
            <ListExportMenu path="/api/admin/customers/export" filter={table.filter} stepUp />
          )
        }
        empty={{ title: t('customers.empty'), note: t('customers.emptyNote') }}
      />
    </Page>
  )
}

function useColumns(): TableColumn<CustomerListRow>[] {
  const t = useMessages()
  return useMemo(
    () => [
      { id: 'name', header: t('people.name'), sort: 'name', cell: ({ name }) => name || '–' },
      { id: 'email', header: t('session.email'), cell: ({ email }) => email },
      { id: 'phone', header: t('people.phone'), cell: ({ phone }) => phone },
      { id: 'company', header: t('companies.name'), cell: ({ company }) => company?.name ?? '' },
      { id: 'orders', header: t('people.orders'), align: 'end', cell: ({ orders }) => orders },
      { id: 'sum', header: t('people.sum'), align: 'end', cell: ({ sum }) => formatMoney(sum) },
      {
        id: 'last',
        header: t('people.lastOrder'),
        cell: ({ last_order_at: at }) => at && formatDate(at),
      },
      {
        id: 'since',
        header: t('people.since'),
        sort: 'created_at',
        cell: ({ created_at }) => formatDate(created_at),
      },
      {
        id: 'access',
        header: t('customers.access'),
        cell: ({ blocked }) => (
          <Status tone={blocked ? 'bad' : 'good'}>
            {t(blocked ? 'customers.blocked' : 'customers.active')}
          </Status>
        ),
      },
      {
        id: 'newsletter',
        header: t('content.newsletter'),
        optional: true,
        cell: ({ newsletter }) => t(newsletter ? 'customers.reads' : 'customers.readsNot'),
      },
      {
        id: 'kind',
        header: t('customers.kind'),
        optional: true,
        cell: ({ kind }) => t(`customers.kinds.${kind}`),
      },
    ],
    [t],
  )
}
