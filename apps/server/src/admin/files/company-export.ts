import type { CompanyListRow } from '@tsiran/contract/admin/company-shapes'
import type { Locale } from '@tsiran/contract/locale'
import { adminTexts } from '@tsiran/i18n/admin-texts'
import { isoDay } from '@tsiran/i18n/dates'
import { cellsOf, type ListTable } from './list-export.ts'

/** Companies as a table with the list's words in a language; what is owed by its age. */
export function companyTable(
  companies: AsyncIterable<CompanyListRow[]>,
  locale: Locale,
): ListTable {
  const t = adminTexts(locale)
  const drams = (name: string) => ({ heading: t('lists.drams', { name }), width: 20 })
  return {
    name: t('companies.title'),
    columns: [
      { heading: t('companies.name'), width: 28 },
      { heading: t('companies.tin'), width: 14 },
      { heading: t('companies.manager'), width: 24 },
      { heading: t('people.state'), width: 14 },
      drams(t('companies.creditLine')),
      drams(t('companies.owed')),
      drams(t('companies.days_30')),
      drams(t('companies.days_60')),
      drams(t('companies.days_90')),
      drams(t('companies.older')),
      { heading: t('people.orders'), width: 10 },
      drams(t('people.sum')),
      { heading: t('people.lastOrder'), width: 16 },
      { heading: t('people.since'), width: 14 },
    ],
    rows: cellsOf(companies, (row) => [
      row.name,
      row.tin,
      row.manager,
      t(`companies.status.${row.status}`),
      row.credit_line,
      row.owed,
      row.debts.days_30,
      row.debts.days_60,
      row.debts.days_90,
      row.debts.older,
      row.orders,
      row.sum,
      row.last_order_at ? isoDay(row.last_order_at) : '',
      isoDay(row.created_at),
    ]),
  }
}
