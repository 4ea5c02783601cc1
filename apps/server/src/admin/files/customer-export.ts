import type { CustomerListRow } from '@tsiran/contract/admin/customer-shapes'
import type { Locale } from '@tsiran/contract/locale'
import { adminTexts } from '@tsiran/i18n/admin-texts'
import { isoDay } from '@tsiran/i18n/dates'
import { cellsOf, type ListTable } from './list-export.ts'

/** Customers as a table with the list's words in a language. */
export function customerTable(
  customers: AsyncIterable<CustomerListRow[]>,
  locale: Locale,
): ListTable {
  const t = adminTexts(locale)
  return {
    name: t('customers.title'),
    columns: [
      { heading: t('people.name'), width: 24 },
      { heading: t('session.email'), width: 28 },
      { heading: t('people.phone'), width: 17 },
      { heading: t('companies.name'), width: 24 },
      { heading: t('customers.kind'), width: 22 },
      { heading: t('customers.access'), width: 14 },
      { heading: t('content.newsletter'), width: 18 },
      { heading: t('people.orders'), width: 10 },
      { heading: t('lists.drams', { name: t('people.sum') }), width: 14 },
      { heading: t('people.lastOrder'), width: 16 },
      { heading: t('people.since'), width: 14 },
    ],
    rows: cellsOf(customers, (row) => [
      row.name,
      row.email,
      row.phone,
      row.company?.name ?? '',
      t(`customers.kinds.${row.kind}`),
      t(row.blocked ? 'customers.blocked' : 'customers.active'),
      t(row.newsletter ? 'customers.reads' : 'customers.readsNot'),
      row.orders,
      row.sum,
      row.last_order_at ? isoDay(row.last_order_at) : '',
      isoDay(row.created_at),
    ]),
  }
}
