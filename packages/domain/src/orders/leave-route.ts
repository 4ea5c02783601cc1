import type { Tx } from '@tsiran/db/database'
import { timeZone } from '@tsiran/i18n/dates'
import { sql } from 'kysely'

/** A stop `t` of the order that nothing is reported of. The first condition names the index. */
const ahead = (orderId: number) =>
  sql`t.order_id = ${orderId}::bigint and t.outcome is distinct from 'nobody_home' and t.outcome is null`

/** Locks the route that is to bring an order. Comes before the order's own lock, as where a courier reports its stop. */
export async function lockRouteOf(tx: Tx, orderId: number): Promise<void> {
  await sql`
    select from delivery_routes r where r.id in (select t.route_id from route_stops t where ${ahead(orderId)})
    order by r.id for update`.execute(tx)
}

/** Takes a locked order off a route that leaves on another day than `at`, ISO 8601, in Yerevan. Returns that route's id. */
export async function leaveRoute(
  tx: Tx,
  orderId: number,
  { at }: { at: string },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    with gone as (
      delete from route_stops t using delivery_routes d
      where ${ahead(orderId)} and d.id = t.route_id and d.day <> (${at}::timestamptz at time zone ${timeZone})::date
      returning t.route_id)
    update delivery_routes r set version = r.version + 1 from gone where r.id = gone.route_id returning r.id`.execute(
    tx,
  )
  return rows[0]?.id
}
