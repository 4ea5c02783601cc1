import type { Route } from '@tsiran/contract/admin/route-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { versionConflict } from '../shared/versions.ts'
import { readRoute, routeSubject } from './route-rows.ts'

/** The scope of whoever plans routes. */
export const allRoutes = { courierId: undefined }

/** Locks a route at its version and reads it. Refuses with `not_found` and `version_conflict`. */
export async function lockRoute(
  tx: Tx,
  id: number,
  { version, locale }: { version: number; locale: Locale },
): Promise<Route> {
  await sql`select from delivery_routes where id = ${id} for update`.execute(tx)
  const route = await readRoute(tx, id, { scope: allRoutes, locale })
  if (route.version === version) return route
  const { stops: _stops, ...current } = route
  throw await versionConflict(tx, { subject: routeSubject(route), current, sent: {} })
}
