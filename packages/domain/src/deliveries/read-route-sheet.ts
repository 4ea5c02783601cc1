import type { RouteSheet } from '@tsiran/contract/admin/stop-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { readAddressedOrders } from '../documents/read-slips.ts'
import type { ActingStaff } from '../staff/session.ts'
import { describeStop } from './view-stop.ts'

interface ChosenOrders {
  ids: readonly number[]
  staff: Pick<ActingStaff, 'id' | 'roles'>
  /** Language of the sheet, which the courier reads. */
  locale: Locale
}

/**
 * The sheet of a drive to chosen orders, by slot, zone and district; orders without a slot come last. Whoever may not see people
 * gets assigned orders alone, and `not_found` for others.
 */
export async function readRouteSheet(
  db: Db,
  { ids, staff, locale }: ChosenOrders,
): Promise<RouteSheet> {
  const orders = new Map(
    (await readAddressedOrders(db, { ids, staff })).map((order) => [order.id, order]),
  )
  const { rows } = await sql<{ id: number; is_stop: boolean }>`
    select o.id, o.status <> 'canceled' and not coalesce((o.slot ->> 'pickup')::boolean, m.pickup, false) as is_stop
    from orders o left join shipping_methods m on m.code = o.shipping_method where o.id = any(${[...ids]}::bigint[])
    order by (o.slot ->> 'starts_at')::timestamptz nulls last, o.zone_id, o.district_id, o.id`.execute(
    db,
  )
  const stops = rows
    .filter(({ is_stop }) => is_stop)
    .map(({ id }) => describeStop(orders.get(id)!, locale))
  return {
    stops,
    left_out: rows.flatMap(({ id, is_stop }) => (is_stop ? [] : [id])),
    cash_due: stops.reduce((sum, { cash_due }) => sum + cash_due, 0),
  }
}
