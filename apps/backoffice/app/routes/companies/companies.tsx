import { useQuery } from '@tanstack/react-query'
import { companyStatuses, type CompanyListRow } from '@tsiran/contract/admin/company-shapes'
import { formatDate } from '@tsiran/i18n/dates'
import { formatMoney } from '@tsiran/i18n/money'
import type { TableColumn } from '@tsiran/ui/data-table/columns'
import { DataTable } from '@tsiran/ui/data-table/data-table'
import { choiceFilter } from '@tsiran/ui/data-table/filters'
import { useTableState } from '@tsiran/ui/data-table/use-table-state'
import { useMemo } from 'react'
import { ListExportMenu } from '../../features/lists/list-export-menu.tsx'
import { useTableRows } from '../../features/lists/use-table-rows.ts'
import { CompanyState } from '../../features/people/company-state.tsx'
import { peopleList } from '../../features/people/people-queries.ts'
import { Page } from '../../features/shell/page.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'

const tableOptions = { filters: ['status', 'in_debt'], sort: '-created_at' }
const rowId = ({ id }: CompanyListRow) => String(id)
const rowHref = ({ id }: CompanyListRow) => `/companies/${id}`

/** The companies that buy here, with their credit and debts. */
export default function Companies() {
  const t = useMessages()
  const table = useTableState(tableOptions)
  const list = useQuery(peopleList('GET /api/admin/companies', table.query))
  const page = useTableRows(list)
  const columns = useColumns()
  return (
    <Page title={t('companies.title')}>
      <DataTable
        label={t('companies.title')}
        columns={columns}
        {...page}
        rowId={rowId}
        rowLabel={({ name }) => name}
        rowHref={rowHref}
        table={table}
        filters={[
          choiceFilter('status', t('people.state'), companyStatuses, (status) =>
            t(`companies.status.${status}`),
          ),
          {
            kind: 'options',
            name: 'in_debt',
            label: t('companies.inDebt'),
            single: true,
            options: [
              { value: 'true', label: t('companies.inDebtYes') },
              { value: 'false', label: t('companies.inDebtNo') },
            ],
          },
        ]}
        searchHint={t('companies.searchHint')}
        tools={<ListExportMenu path="/api/admin/companies/export" filter={table.filter} />}
        empty={{ title: t('companies.empty'), note: t('companies.emptyNote') }}
      />
    </Page>
  )
}

function useColumns(): TableColumn<CompanyListRow>[] {
  const t = useMessages()
  return useMemo(
    () => [
      { id: 'name', header: t('companies.name'), sort: 'name', cell: ({ name }) => name },
      { id: 'tin', header: t('companies.tin'), cell: ({ tin }) => tin },
      { id: 'manager', header: t('companies.manager'), cell: ({ manager }) => manager },
      {
        id: 'status',
        header: t('people.state'),
        cell: ({ status }) => <CompanyState status={status} />,
      },
      {
        id: 'line',
        header: t('companies.creditLine'),
        align: 'end',
        sort: 'credit_line',
        cell: ({ credit_line }) => formatMoney(credit_line),
      },
      {
        id: 'owed',
        header: t('companies.owed'),
        align: 'end',
        sort: 'owed',
        cell: ({ owed }) => formatMoney(owed),
      },
      {
        id: 'overdue',
        header: t('companies.overdue'),
        align: 'end',
        cell: ({ debts: { days_60, days_90, older } }) => formatMoney(days_60 + days_90 + older),
      },
      { id: 'orders', header: t('people.orders'), align: 'end', cell: ({ orders }) => orders },
      { id: 'sum', header: t('people.sum'), align: 'end', cell: ({ sum }) => formatMoney(sum) },
      {
        id: 'last',
        header: t('people.lastOrder'),
        optional: true,
        cell: ({ last_order_at: at }) => at && formatDate(at),
      },
      {
        id: 'since',
        header: t('people.since'),
        sort: 'created_at',
        optional: true,
        cell: ({ created_at }) => formatDate(created_at),
      },
    ],
    [t],
  )
}
