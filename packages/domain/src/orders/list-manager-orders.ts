import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import type { HistoryQuery } from '../shared/history-range.ts'
import { listHistory } from './list-history.ts'

/** A page of the orders that a company's Manager placed, for its sub-users, newest first. Totals are in drams (R18). */
export async function listManagerOrders(
  db: Db,
  companyId: number,
  query: HistoryQuery & { locale: Locale },
) {
  const { data, meta } = await listHistory(db, { companyId }, query)
  const rows = data.map(({ base_grand_total, formated_base_grand_total, ...row }) => ({
    ...row,
    grand_total: base_grand_total,
    formated_grand_total: formated_base_grand_total,
  }))
  return { data: rows, meta }
}
