import type { DaySales } from '@tsiran/contract/admin/today'
import type { Db } from '@tsiran/db/database'
import { isoDay, timeZone } from '@tsiran/i18n/dates'
import { sql } from 'kysely'
import { readDayLines } from './read-day-lines.ts'
import { isSold, within } from './report-query.ts'

const weekMs = 7 * 86_400_000
const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** Sales of today up to `now`, and of the same weekday a week before up to the same time. */
export async function readDaySales(db: Db, now: Date) {
  const [today, before] = await Promise.all([
    readDay(db, now),
    readDay(db, new Date(now.getTime() - weekMs)),
  ])
  return { today, before }
}

/** A day in Yerevan up to `now`; its hours are the whole day's. */
async function readDay(db: Db, now: Date): Promise<DaySales> {
  const day = isoDay(now)
  const { rows } = await sql<{
    hour: number
    orders: number
    sum: number
    shown: number
    canceled: number
  }>`
    select extract(hour from o.created_at at time zone ${timeZone})::integer as hour,
      count(*) filter (where ${isSold} and o.created_at <= ${now})::integer as orders,
      coalesce(sum(o.grand_total) filter (where ${isSold} and o.created_at <= ${now}), 0)::bigint as sum,
      coalesce(sum(o.grand_total) filter (where ${isSold}), 0)::bigint as shown,
      count(*) filter (where o.status = 'canceled' and o.created_at <= ${now})::integer as canceled
    from orders o where ${within(sql`o.created_at`, { from: day, to: day })} group by 1`.execute(db)
  const lines = await readDayLines(db, { day, now })
  const total = (field: 'orders' | 'sum' | 'canceled') =>
    rows.reduce((sum, row) => sum + row[field], 0)
  const [orders, sum] = [total('orders'), total('sum')]
  return {
    orders,
    sum,
    average: orders === 0 ? 0 : Math.round(sum / orders),
    canceled: total('canceled'),
    ...lines,
    hours: hours.map((hour) => rows.find((row) => row.hour === hour)?.shown ?? 0),
  }
}
