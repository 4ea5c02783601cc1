import { useQuery } from '@tanstack/react-query'
import { customerKinds, type CustomerListRow } from '@tsiran/contract/admin/customer-shapes'
import { DataTable } from '@tsiran/ui/data-table/data-table'
import { choiceFilter } from '@tsiran/ui/data-table/filters'
import { useTableState } from '@tsiran/ui/data-table/use-table-state'
import { ListExportMenu } from '../../features/lists/list-export-menu.tsx'
import { useTableRows } from '../../features/lists/use-table-rows.ts'
import { peopleList } from '../../features/people/people-queries.ts'
import { useCan } from '../../features/session/me-query.ts'
import { Page } from '../../features/shell/page.tsx'
import { useMessages } from '../../platform/i18n/language.tsx'
import { customerHref, useCustomerColumns } from './customer-columns.tsx'

const tableOptions = { filters: ['kind', 'blocked', 'newsletter'], sort: '-created_at' }
const rowId = ({ id }: CustomerListRow) => String(id)

/** Everybody with an account. */
export default function Customers() {
  const t = useMessages()
  const mayExport = useCan()('people.write')
  const table = useTableState(tableOptions)
  const list = useQuery(peopleList('GET /api/admin/customers', table.query))
  const page = useTableRows(list)
  const columns = useCustomerColumns()
  return (
    <Page title={t('customers.title')}>
      <DataTable
        label={t('customers.title')}
        columns={columns}
        {...page}
        rowId={rowId}
        rowLabel={({ name }) => name}
        rowHref={customerHref}
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
