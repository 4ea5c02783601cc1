import type { Db } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'

/**
 * Whether each of the orders is assigned to a member of the staff: it is, or was, on a route of theirs, or they pick an order that
 * has not ended.
 */
export async function areAssigned(
  db: Db,
  ids: readonly number[],
  staffId: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from unnest(${[...ids]}::bigint[]) as wanted (id)
    where not exists (
      select from delivery_routes r join route_stops t on t.route_id = r.id and t.order_id = wanted.id
      where r.courier_id = ${staffId})
    and not exists (
      select from order_pickings p join orders o on o.id = p.order_id
      where p.order_id = wanted.id and p.staff_id = ${staffId} and o.status in ('pending', 'processing'))`.execute(
    db,
  )
  return rows.length === 0
}

/** The numbers of the orders that a courier has on a route, or has handed over. */
export const ordersOfCourier = (courierId: number): RawBuilder<unknown> => sql`
  select t.order_id from delivery_routes r join route_stops t on t.route_id = r.id
  where r.courier_id = ${courierId} and t.outcome is distinct from 'nobody_home'`

/** The courier who has an order `o` on a route, with id and name; null without one. The condition names the index. */
export const courierOfOrder = sql<{ id: number; name: string } | null>`(
  select json_build_object('id', s.id, 'name', s.name)
  from route_stops t join delivery_routes r on r.id = t.route_id join staff s on s.id = r.courier_id
  where t.order_id = o.id and t.outcome is distinct from 'nobody_home')`
