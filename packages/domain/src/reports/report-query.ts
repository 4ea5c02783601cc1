import type { ColumnKind, ColumnName } from '@tsiran/contract/admin/reports'
import type { OrderStatus } from '@tsiran/contract/orders'
import { timeZone } from '@tsiran/i18n/dates'
import type { Locale } from '@tsiran/contract/locale'
import { sql, type RawBuilder } from 'kysely'

/** What a report covers: days in Yerevan, `YYYY-MM-DD`, both included. */
export interface ReportRange {
  from: string
  to: string
  /** Language of names. */
  locale: Locale
}

export interface ReportColumn {
  name: ColumnName
  kind: ColumnKind
  /** The totals have its sum. */
  summed?: boolean
}

/** A report as one SELECT whose columns have the names of `columns`. */
export interface ReportQuery {
  columns: readonly ReportColumn[]
  rows: RawBuilder<unknown>
  order: RawBuilder<unknown>
}

/** Orders that count as sold: confirmed, and not canceled. An order that waits for its payment is no sale yet. */
export const soldStatuses = [
  'pending',
  'processing',
  'completed',
  'closed',
] as const satisfies OrderStatus[]
export const isSold = sql`o.status in (${sql.join(soldStatuses.map((status) => sql.lit(status)))})`

const startOf = (day: string, days = 0) =>
  sql`(${day}::date + ${days}::integer)::timestamp at time zone ${timeZone}`

/** The condition that an instant is within the days of a report. */
export const within = (
  instant: RawBuilder<unknown>,
  { from, to }: Pick<ReportRange, 'from' | 'to'>,
) => sql`${instant} >= ${startOf(from)} and ${instant} < ${startOf(to, 1)}`

/** Drams that went back to buyers within the days, by the day or month that `part` makes of an instant. */
export const refundsBy = (part: RawBuilder<unknown>, range: ReportRange) => sql`
  (select ${part} as period, sum(r.amount)::bigint as amount from payment_refunds r
   where r.state = 'refunded' and ${within(sql`r.settled_at`, range)} group by 1)`
