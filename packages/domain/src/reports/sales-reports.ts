import { sql } from 'kysely'
import { vatPart } from '../documents/vat.ts'
import { daysOf } from '../orders/order-days.ts'
import {
  isSold,
  refundsBy,
  soldStatuses,
  turnoverRefundsBy,
  within,
  type ReportQuery,
  type ReportRange,
} from './report-query.ts'

/** Orders and sums of each day, days without an order included. */
export const salesReport = (range: ReportRange): ReportQuery => ({
  columns: [
    { name: 'day', kind: 'day' },
    { name: 'orders', kind: 'pieces', summed: true },
    { name: 'products', kind: 'drams', summed: true },
    { name: 'delivery', kind: 'drams', summed: true },
    { name: 'sum', kind: 'drams', summed: true },
    { name: 'average', kind: 'drams' },
    { name: 'refunded', kind: 'drams', summed: true },
  ],
  rows: sql`
    select d.day::date::text as day, coalesce(s.orders, 0) as orders, coalesce(s.products, 0) as products,
      coalesce(s.delivery, 0) as delivery, coalesce(s.sum, 0) as sum, coalesce(round(s.sum / nullif(s.orders, 0)), 0)::bigint as average,
      coalesce(r.amount, 0) as refunded
    from generate_series(${range.from}::date, ${range.to}::date, interval '1 day') d (day)
    left join (
      select order_day(o.created_at) as day, count(*)::integer as orders, sum(o.sub_total)::bigint as products,
        sum(o.shipping_amount)::bigint as delivery, sum(o.grand_total)::bigint as sum
      from orders o where ${isSold} and ${within(sql`o.created_at`, range)} group by 1) s on s.day = d.day::date
    left join ${refundsBy(sql`order_day(r.settled_at)`, range)} r on r.period = d.day::date`,
  order: sql`day`,
})

const monthOf = (day: string) => sql`to_char(${sql.raw(day)}, 'YYYY-MM')`

/** Turnover of each month, what of it went back, and the value-added tax that the rest contains. */
export const vatReport = (range: ReportRange): ReportQuery => ({
  columns: [
    { name: 'month', kind: 'month' },
    { name: 'orders', kind: 'pieces', summed: true },
    { name: 'sum', kind: 'drams', summed: true },
    { name: 'refunded', kind: 'drams', summed: true },
    { name: 'net', kind: 'drams', summed: true },
    { name: 'vat', kind: 'drams', summed: true },
  ],
  rows: sql`
    select m.month, m.orders, m.sum, m.refunded, m.sum - m.refunded as net, round((m.sum - m.refunded) / ${vatPart}::numeric)::bigint as vat
    from (
      select coalesce(s.month, r.period) as month, coalesce(s.orders, 0) as orders, coalesce(s.sum, 0) as sum, coalesce(r.amount, 0) as refunded
      from (
        select ${monthOf('day')} as month, sum(orders)::integer as orders, sum(sum)::bigint as sum
        from ${daysOf({ status: soldStatuses.join(','), date_from: range.from, date_to: range.to })!} d group by 1 having sum(orders) > 0) s
      full join ${turnoverRefundsBy(monthOf('order_day(r.settled_at)'), range)} r on r.period = s.month) m`,
  order: sql`month`,
})
