import type { Route } from '@tsiran/contract/admin/route-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import { auditOrder, type OrderCall } from '../order-management/order-call.ts'
import { raiseVersion } from '../orders/change-lines.ts'
import { lockOrder, lockOrderAt } from '../orders/lock-order.ts'
import type { StaffActor } from '../shared/actor.ts'
import { cashReturned, routeDone, wrongCash } from './route-refusals.ts'
import { readRoute, type RouteScope } from './route-rows.ts'

interface CashCall {
  routeId: number
  orderId: number
  /** Drams: what the order would have cost at the door, or 0. */
  cash: number
  scope: RouteScope
  by: StaffActor
  locale: Locale
}

/**
 * Records the cash that a courier took for an order that was canceled on the way, in place of what was recorded before. The same again
 * changes nothing. Lock order: the route, then the order. Refuses with `not_found`, with `route_done`, `conflict` where the
 * route is not out, `cash_returned` where the buyer has the money back, and with `validation_failed` for any other sum.
 */
export const recordCash = (db: Db, call: CashCall): Promise<Route> =>
  inTransaction(db, async (tx) => {
    const { routeId, orderId, cash, scope, by, locale } = call
    await sql`select from delivery_routes where id = ${routeId} for update`.execute(tx)
    const route = await readRoute(tx, routeId, { scope, locale })
    const stop = route.canceled_stops.find(({ order_id }) => order_id === orderId)
    if (!stop) throw new DomainError('not_found')
    if (stop.cash === cash) return route
    if (stop.returned_at !== null) throw await cashReturned(tx, routeId, orderId)
    if (route.state === 'done') throw await routeDone(tx, routeId)
    if (route.state === 'planned') throw new DomainError('conflict')
    if (cash !== 0 && cash !== stop.cash_due) throw wrongCash(stop.cash_due)
    const order = await lockOrder(tx, orderId)
    await sql`update route_stops set cash = ${cash} where route_id = ${routeId} and order_id = ${orderId}`.execute(
      tx,
    )
    await sql`update delivery_routes set version = version + 1 where id = ${routeId}`.execute(tx)
    await raiseVersion(tx, orderId)
    await auditOrder(tx, order, {
      by,
      action: 'order.door_cash',
      before: { cash: stop.cash },
      after: { cash, route: routeId },
    })
    return readRoute(tx, routeId, { scope, locale })
  })

/** Whether a stop `t` holds cash of a canceled order. The first condition names the index. */
const held = (orderId: number) =>
  sql`t.order_id = ${orderId}::bigint and t.outcome is distinct from 'nobody_home' and t.outcome is null and t.cash > 0`

/**
 * Records that the buyer of a canceled order has the cash back that a courier took. The route's cash stays: it came in with the
 * courier, and went out of the till. Refuses with `not_found`, `version_conflict`, and `conflict` where there is no such cash.
 */
export const returnCash = (db: Db, call: OrderCall & { by: StaffActor }): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockRouteWithCash(tx, call.id)
    const order = await lockOrderAt(tx, call)
    const { rows } = await sql<{ cash: number }>`
      update route_stops t set returned_at = now(), returned_by = ${call.by.id}
      where ${held(call.id)} and t.returned_at is null returning t.cash`.execute(tx)
    const [stop] = rows
    if (!stop) throw new DomainError('conflict')
    await raiseVersion(tx, call.id)
    await auditOrder(tx, order, {
      by: call.by,
      action: 'order.return_cash',
      after: { amount: stop.cash },
    })
  })

async function lockRouteWithCash(tx: Tx, orderId: number): Promise<void> {
  await sql`
    select from delivery_routes r where r.id in (select t.route_id from route_stops t where ${held(orderId)})
    order by r.id for update`.execute(tx)
}
