import type { Db, Tx } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'

/**
 * Whether a courier is on the way with an order: the route is out and nothing is reported of its stop. The first condition names the
 * index.
 */
export const onItsWay = (orderId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from route_stops t join delivery_routes r on r.id = t.route_id
  where t.order_id = ${orderId} and t.outcome is distinct from 'nobody_home' and t.outcome is null and r.state = 'out')`

/** As {@link onItsWay}, of one order. */
export async function isOnItsWay(db: Db | Tx, orderId: number): Promise<boolean> {
  const { rows } = await sql<{ holds: boolean }>`
    select ${onItsWay(sql`${orderId}::bigint`)} as holds`.execute(db)
  return rows[0]!.holds
}
