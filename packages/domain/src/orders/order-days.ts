import { orderStatuses } from '@tsiran/contract/order-shapes'
import type { Db } from '@tsiran/db/database'
import { timeZone } from '@tsiran/i18n/dates'
import { sql, type RawBuilder } from 'kysely'
import { openStagesOf, statusesOf, type OrderFilter } from './order-filter.ts'

/** Changes added to the days by one statement. */
const batchSize = 10_000

/**
 * Adds what orders have noted about themselves to the sums by day, so that lists read few rows. What another process is adding is
 * left to it. Returns the number of changes; 0 where none is left.
 */
export async function foldOrderDays(db: Db): Promise<number> {
  const { rows } = await sql<{ changes: number }>`
    with taken as materialized (
      -- An array is read once. A planner that takes the table for empty would read a subquery again for each row.
      delete from order_day_changes where ctid = any(array(
        select ctid from order_day_changes order by id limit ${batchSize} for update skip locked))
      returning day, status, payment_method, paid, orders, sum
    ), added as (
      insert into order_days as d (day, status, payment_method, paid, orders, sum)
      select day, status, payment_method, paid, sum(orders), sum(sum) from taken group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (day, status, payment_method, paid) do update set orders = d.orders + excluded.orders, sum = d.sum + excluded.sum
    )
    select count(*)::integer as changes from taken`.execute(db)
  return rows[0]!.changes
}

/** Sums by day and status of the orders that pass a filter; undefined where the sums lack what it filters by. */
export function daysOf(filter: OrderFilter): RawBuilder<unknown> | undefined {
  const { search = '', payment_method, paid, date_from, date_to } = filter
  const others = [
    filter.customer_id,
    filter.company_id,
    filter.buyer,
    filter.sum_from,
    filter.sum_to,
    filter.slot_id,
    filter.zone_id,
    filter.courier_id,
    filter.late,
    openStagesOf(filter),
  ]
  if (search.trim() !== '' || others.some((value) => value !== undefined)) return undefined
  const statuses = statusesOf(filter)
  const all: RawBuilder<unknown>[] = [sql`true`]
  if (statuses.length < orderStatuses.length) all.push(sql`status = any(${[...statuses]}::text[])`)
  if (payment_method !== undefined) all.push(sql`payment_method = ${payment_method}`)
  if (paid !== undefined) all.push(sql`paid = ${paid}`)
  if (date_from !== undefined) all.push(sql`day >= ${date_from}::date`)
  if (date_to !== undefined) all.push(sql`day <= ${date_to}::date`)
  const where = sql.join(all, sql` and `)
  return sql`(
    select day, status, orders, sum from order_days where ${where}
    union all select day, status, orders, sum from order_day_changes where ${where})`
}

/** Where a page begins that is far from a list's first: `start` is the bound of its day, `skip` the rows before it from there. */
export interface DeepStart {
  /** A statement's `with` clause that the two others refer to. */
  clause: RawBuilder<unknown>
  condition: RawBuilder<unknown>
  skip: RawBuilder<unknown>
}

/** Finds the day of a list's row by the sums, so that a deep page reads that day's orders alone. */
export function deepStart(
  days: RawBuilder<unknown>,
  offset: number,
  descending: boolean,
): DeepStart {
  const direction = sql.raw(descending ? 'desc' : 'asc')
  const bound = descending ? sql`day + 1` : sql`day`
  return {
    clause: sql`with start as (
      select (${bound})::timestamp at time zone ${timeZone} as at, (${offset} - (upto - orders))::bigint as skip
      from (select day, sum(orders) as orders, sum(sum(orders)) over (order by day ${direction}) as upto from ${days} d group by day) running
      where upto > ${offset} order by day ${direction} limit 1)`,
    condition: descending
      ? sql`o.created_at < (select at from start)`
      : sql`o.created_at >= (select at from start)`,
    skip: sql`coalesce((select skip from start), 0)`,
  }
}
