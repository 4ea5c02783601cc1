import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'

/** Whether each of the orders is, or was, on a route of a courier. */
export async function areAssigned(
  db: Db,
  ids: readonly number[],
  courierId: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from unnest(${[...ids]}::bigint[]) as wanted (id)
    where not exists (
      select from delivery_routes r join route_stops t on t.route_id = r.id and t.order_id = wanted.id
      where r.courier_id = ${courierId})`.execute(db)
  return rows.length === 0
}
