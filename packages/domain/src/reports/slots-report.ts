import { timeZone } from '@tsiran/i18n/dates'
import { sql } from 'kysely'
import { isLate } from '../orders/late-orders.ts'
import { isSold, type ReportQuery, type ReportRange } from './report-query.ts'

const delivered = sql`o.status in ('completed', 'closed')`

/** Whether an order `o` was handed over after the end of its slot. */
const cameLate = sql`(${delivered} and (o.slot ->> 'ends_at')::timestamptz < (
  select min(c.created_at) from order_changes c where c.order_id = o.id and c.to_status = 'completed'))`

const hour = (instant: 'starts_at' | 'ends_at') =>
  sql`to_char(${sql.ref(`s.${instant}`)} at time zone ${timeZone}, 'HH24:MI')`

/** How each slot of the days was used. Closed slots without an order are left out. */
export const slotsReport = ({ from, to, locale }: ReportRange): ReportQuery => {
  const ofDays = sql`s.day between ${from}::date and ${to}::date`
  return {
    columns: [
      { name: 'day', kind: 'day' },
      { name: 'time', kind: 'text' },
      { name: 'zone', kind: 'text' },
      { name: 'capacity', kind: 'pieces', summed: true },
      { name: 'taken', kind: 'pieces', summed: true },
      { name: 'delivered', kind: 'pieces', summed: true },
      { name: 'late', kind: 'pieces', summed: true },
      { name: 'canceled', kind: 'pieces', summed: true },
      { name: 'sum', kind: 'drams', summed: true },
    ],
    rows: sql`
      select s.day::text as day, ${hour('starts_at')} || '–' || ${hour('ends_at')} as time, z.name ->> ${locale}::text as zone,
        s.capacity, s.taken, coalesce(o.delivered, 0) as delivered, coalesce(o.late, 0) as late, coalesce(o.canceled, 0) as canceled,
        coalesce(o.sum, 0) as sum
      from delivery_slots s join delivery_zones z on z.id = s.zone_id
      left join (
        select o.slot_id, count(*) filter (where ${delivered})::integer as delivered,
          count(*) filter (where ${isLate} or ${cameLate})::integer as late,
          count(*) filter (where o.status = 'canceled')::integer as canceled,
          coalesce(sum(o.grand_total) filter (where ${isSold}), 0)::bigint as sum
        from orders o join delivery_slots s on s.id = o.slot_id where ${ofDays} group by 1) o on o.slot_id = s.id
      where ${ofDays} and (not s.closed or o.slot_id is not null)`,
    order: sql`day, time, zone`,
  }
}
