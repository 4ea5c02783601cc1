import type { Route, RouteRow } from '@tsiran/contract/admin/route-shapes'
import type { Stop } from '@tsiran/contract/admin/stop-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db, Tx } from '@tsiran/db/database'
import { sql, type RawBuilder } from 'kysely'
import { DomainError } from '../errors.ts'
import { readPrintedOrders } from '../orders/printed-orders.ts'
import { viewCanceled, viewStop, type StopRow } from './view-stop.ts'

/** Whose routes somebody sees: all, or those of one courier. */
export interface RouteScope {
  /** Undefined for everybody's. */
  courierId: number | undefined
}

type Head = Omit<Route, 'stops' | 'courier' | 'cash_due' | 'canceled' | 'canceled_stops'> & {
  courier: { id: number; name: string }
}

export const within = ({ courierId }: RouteScope): RawBuilder<unknown> =>
  courierId === undefined ? sql`true` : sql`r.courier_id = ${courierId}`

/** The columns of a route `r`, its courier `s` and the cash of its stops. */
export const headColumns = sql`r.id, r.version, r.day::text as day, r.state, r.note, r.counted,
  jsonb_build_object('id', s.id, 'name', s.name) as courier,
  coalesce((select sum(t.cash) from route_stops t where t.route_id = r.id), 0)::bigint as cash`

/** Whether a stop `t` of an order `o` counts: nobody drives to what was canceled on the way. */
export const isStop = sql`(t.outcome is not null or o.status <> 'canceled')`

/**
 * One route with its stops in the sequence of the drive, without those of canceled orders. Refuses with `not_found`, also for another
 * courier's.
 */
export async function readRoute(
  db: Db | Tx,
  id: number,
  { scope, locale }: { scope: RouteScope; locale: Locale },
): Promise<Route> {
  const { rows } = await sql<Head & { stops: StopRow[]; left: StopRow[] }>`
    select ${headColumns},
      coalesce((
        select jsonb_agg(to_jsonb(t) order by t.position) from route_stops t join orders o on o.id = t.order_id
        where t.route_id = r.id and ${isStop}), '[]') as stops,
      coalesce((
        select jsonb_agg(to_jsonb(t) order by t.position) from route_stops t join orders o on o.id = t.order_id
        where t.route_id = r.id and not ${isStop} and (r.state = 'out' or t.cash > 0)), '[]') as left
    from delivery_routes r join staff s on s.id = r.courier_id where r.id = ${id} and ${within(scope)}`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new DomainError('not_found')
  const orders = new Map(
    (
      await readPrintedOrders(
        db,
        [...row.stops, ...row.left].map(({ order_id }) => order_id),
      )
    ).map((order) => [order.id, order]),
  )
  const { left, ...head } = row
  const stops = row.stops.map((stop) => viewStop(stop, orders.get(stop.order_id)!, locale))
  const canceled = left.map((stop) => viewCanceled(stop, orders.get(stop.order_id)!))
  const due = stops.reduce((sum, stop) => sum + dueAt(stop), 0)
  return {
    ...head,
    stops,
    canceled: row.state === 'out' ? canceled.map(({ order_id }) => order_id) : [],
    canceled_stops: canceled,
    cash_due: canceled.reduce((sum, { cash }) => sum + cash, due),
  }
}

/** What a stop was to bring: what was taken counts once it is over. */
const dueAt = ({ outcome, cash, cash_due }: Stop): number => (outcome === null ? cash_due : cash)

/** The route as the audit log names it. */
export const routeSubject = ({ id, day }: Pick<RouteRow, 'id' | 'day'>) => ({
  type: 'route',
  id,
  label: `${id} · ${day}`,
})

/** What the audit log holds of a route. */
export const routeSummary = ({ courier, note, stops }: Route) => ({
  courier: courier.name,
  note,
  orders: stops.map(({ order_id }) => order_id),
})
