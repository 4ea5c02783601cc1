import type { RouteRow, routeStates } from '@tsiran/contract/admin/route-shapes'
import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { requireDays } from '../shared/history-range.ts'
import { offsetOf, pageMeta, type PageRange } from '../shared/pagination.ts'
import { headColumns, isStop, within, type RouteScope } from './route-rows.ts'

interface RouteQuery extends PageRange {
  scope: RouteScope
  day?: string | undefined
  /** True for the routes before the day, too, that are not done: orders and cash wait on them. */
  unfinished?: boolean | undefined
  courierId?: number | undefined
  state?: (typeof routeStates)[number] | undefined
}

const dayOrUnfinished = (day: string) =>
  sql`(r.day = ${day}::date or (r.day < ${day}::date and r.state <> 'done'))`

/**
 * A page of routes, the newest day first, and their total number. Money in drams. Refuses a day that there is not with
 * `validation_failed`.
 */
export async function listRoutes(
  db: Db,
  { scope, day, unfinished = false, courierId, state, ...range }: RouteQuery,
) {
  requireDays({ day })
  const wanted = [
    within(scope),
    ...(day === undefined ? [] : [unfinished ? dayOrUnfinished(day) : sql`r.day = ${day}::date`]),
    ...(courierId === undefined ? [] : [sql`r.courier_id = ${courierId}`]),
    ...(state === undefined ? [] : [sql`r.state = ${state}`]),
  ]
  const where = sql.join(wanted, sql` and `)
  const [{ rows }, counted] = await Promise.all([
    sql<RouteRow>`
      select ${headColumns}, o.stops, o.done, o.cash_due
      from delivery_routes r join staff s on s.id = r.courier_id, lateral (
        select (count(*) filter (where ${isStop}))::integer as stops, count(t.outcome)::integer as done,
          coalesce(sum(case when t.outcome is null and o.paid = 'at_the_door' then o.grand_total else t.cash end), 0)::bigint as cash_due
        from route_stops t join orders o on o.id = t.order_id where t.route_id = r.id
      ) o
      where ${where} order by r.day desc, r.id desc limit ${range.limit} offset ${offsetOf(range)}`.execute(
      db,
    ),
    sql<{ total: number }>`
      select count(*)::integer as total from delivery_routes r where ${where}`.execute(db),
  ])
  return { data: rows, meta: pageMeta(range, counted.rows[0]!.total) }
}

/** Members of the staff who deliver, by name. */
export async function listCouriers(db: Db): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('staff')
    .select(['id', 'name'])
    .where(sql<boolean>`'courier' = any(roles)`)
    .where('active', '=', true)
    .where('removed_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** The cash of each courier on a day, in drams. A difference below 0 is money that is missing. Refuses as {@link listRoutes}. */
export async function readCash(db: Db, day: string) {
  requireDays({ day })
  const { rows } = await sql<{
    courier: { id: number; name: string }
    routes: number
    open: number
    cash: number
    counted: number
    difference: number
  }>`
    select jsonb_build_object('id', s.id, 'name', s.name) as courier, count(*)::integer as routes,
      (count(*) filter (where r.counted is null))::integer as open,
      sum(t.cash)::bigint as cash, coalesce(sum(r.counted), 0)::bigint as counted,
      coalesce(sum(r.counted - t.cash) filter (where r.counted is not null), 0)::bigint as difference
    from delivery_routes r join staff s on s.id = r.courier_id, lateral (
      select coalesce(sum(cash), 0)::bigint as cash from route_stops where route_id = r.id
    ) t
    where r.day = ${day}::date group by s.id, s.name order by s.name, s.id`.execute(db)
  return rows
}
