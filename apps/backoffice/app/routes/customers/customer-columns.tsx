import type { CustomerListRow } from '@tsiran/contract/admin/customer-shapes'
import { formatDate } from '@tsiran/i18n/dates'
import { formatMoney } from '@tsiran/i18n/money'
import type { TableColumn } from '@tsiran/ui/data-table/columns'
import { Status } from '@tsiran/ui/status-dot'
import { useMemo } from 'react'
import { useMessages } from '../../platform/i18n/language.tsx'

/** The address of a customer's page. */
export const customerHref = ({ id }: CustomerListRow) => `/customers/${id}`

/** The columns of the list of customers. */
export function useCustomerColumns(): TableColumn<CustomerListRow>[] {
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
