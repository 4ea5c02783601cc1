import type { ColumnKind, ColumnName } from '@tsiran/contract/admin/report-columns'
import type { OrderStatus } from '@tsiran/contract/order-shapes'
import { timeZone } from '@tsiran/i18n/dates'
import type { Locale } from '@tsiran/contract/locale'
import { sql, type RawBuilder } from 'kysely'
import { statesWithMoney } from '../shared/money-states.ts'

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
  /** What the totals have instead of a sum, over the rows of the report. */
  total?: RawBuilder<unknown>
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

/** The instant at which a day begins, or one that many days after it. */
export const startOf = (day: string, days = 0) =>
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

const moneyStates = sql.join(statesWithMoney.map((state) => sql.lit(state)))

/**
 * The part of these refunds that the sums of sold orders still contain. What canceled lines, edits and second payments return was
 * paid above an order's sum, and is no turnover.
 */
export const turnoverRefundsBy = (part: RawBuilder<unknown>, range: ReportRange) => sql`
  (select ${part} as period, sum(r.amount)::bigint as amount
   from (
     select f.settled_at, least(f.amount, sum(f.amount) over (partition by o.id order by f.settled_at, f.id)
       - greatest((select sum(q.amount) from payments q where q.order_id = o.id and q.state in (${moneyStates})) - o.grand_total, 0)) as amount
     from orders o join payments p on p.order_id = o.id join payment_refunds f on f.payment_id = p.id
     where ${isSold} and f.state = 'refunded' and o.id in (
       select p.order_id from payment_refunds r join payments p on p.id = r.payment_id
       where r.state = 'refunded' and ${within(sql`r.settled_at`, range)})) r
   where r.amount > 0 and ${within(sql`r.settled_at`, range)} group by 1)`
