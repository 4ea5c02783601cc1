import type { OrderRow } from '@tsiran/contract/order-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { formatMoney } from '@tsiran/i18n/money'
import { translate } from '@tsiran/i18n/translate'
import { pageMeta } from '../shared/pagination.ts'
import { readRange, type HistoryQuery } from '../shared/history-range.ts'
import { viewOrderedSlot } from './order-view.ts'
import { selectOrderHeads } from './queries.ts'
import type { OrdersOf } from './order-rows.ts'

/** A page of a customer's or a company's orders within a range of days, newest first (R18; R27). */
export async function listHistory(
  db: Db,
  whose: OrdersOf,
  { locale, ...query }: HistoryQuery & { locale: Locale },
) {
  const range = readRange(query)
  const { heads, total } = await selectOrderHeads(db, whose, range)
  const data = heads.map(
    ({ id, status, created_at, grand_total, final_total, slot }): OrderRow => ({
      id,
      increment_id: String(id),
      status,
      status_label: translate(locale, `orderStatus.${status}`),
      created_at: new Date(created_at).toISOString(),
      base_grand_total: grand_total,
      formated_base_grand_total: formatMoney(grand_total),
      final_total,
      formated_final_total: final_total === null ? null : formatMoney(final_total),
      slot: slot && viewOrderedSlot(slot, locale),
    }),
  )
  return { data, meta: pageMeta(range, total) }
}
