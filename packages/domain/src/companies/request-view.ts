import type { CartRequest, CartRequestRow } from '@tsiran/contract/cart-requests'
import type { Locale } from '@tsiran/contract/locale'
import { formatMoney } from '@tsiran/i18n/money'
import { translate } from '@tsiran/i18n/translate'
import { viewLine } from '../shared/line-snapshot.ts'
import type { RequestHeadRow, RequestRow } from './request-rows.ts'

/** A request as a row of a list. */
export const viewRequestRow = (row: RequestHeadRow, locale: Locale): CartRequestRow => ({
  id: row.id,
  status: row.status,
  status_label: translate(locale, `companies.requestStatus.${row.status}`),
  created_at: new Date(row.created_at).toISOString(),
  grand_total: row.total,
  formated_grand_total: formatMoney(row.total),
  user: row.customer_name,
})

/** A request with its lines. */
export const viewRequest = (row: RequestRow, locale: Locale): CartRequest => ({
  ...viewRequestRow(row, locale),
  items: row.lines.map((line) => viewLine(line, locale)),
  order_id: row.order_id,
})
