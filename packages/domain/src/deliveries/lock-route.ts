import type { Route } from '@tsiran/contract/admin/route-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { versionConflict, type LastChange } from '../shared/versions.ts'
import { routeDone } from './route-refusals.ts'
import { readRoute, routeSubject } from './route-rows.ts'

/** The scope of whoever plans routes. */
export const allRoutes = { courierId: undefined }

/** Locks a route at its version and reads it. Refuses with `not_found`, `version_conflict`, and `route_done` where that is the change. */
export async function lockRoute(
  tx: Tx,
  id: number,
  { version, locale }: { version: number; locale: Locale },
): Promise<Route> {
  await sql`select from delivery_routes where id = ${id} for update`.execute(tx)
  const route = await readRoute(tx, id, { scope: allRoutes, locale })
  if (route.version === version) return route
  if (route.state === 'done') throw await routeDone(tx, id)
  const { stops: _stops, ...current } = route
  const last = await lastChange(tx, id)
  throw await versionConflict(tx, { subject: routeSubject(route), current, sent: {}, last })
}

/**
 * Who changed a route last. What is reported of a door, and the move of an order to another day, stand in the order's log: the row names
 * the route, or has the time of the report.
 */
async function lastChange(tx: Tx, id: number): Promise<LastChange | undefined> {
  const { rows } = await sql<LastChange>`
    with own as (
      select * from audit_log where subject_type = 'route' and subject_id = ${String(id)} order by id desc limit 1
    ), changes as (
      select * from own
      union all
      select a.* from route_stops t join audit_log a on a.subject_type = 'order' and a.subject_id = t.order_id::text
      where t.route_id = ${id} and (a.after ->> 'route' = ${String(id)} or a.at = t.at)
      union all
      select * from audit_log
      where action = 'order.move' and actor_id is null and id > (select id from own) and before ->> 'route' = ${String(id)}
    )
    select at, coalesce(staff_name, system) as who from changes order by id desc limit 1`.execute(
    tx,
  )
  return rows[0]
}
