import type { Route } from '@tsiran/contract/admin/route-shapes'
import type { StopOutcome } from '@tsiran/contract/admin/stop-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { sql } from 'kysely'
import { DomainError, fieldError } from '../errors.ts'
import { cancelLines, linesToCancel, type LineToCancel } from '../order-management/cancel-lines.ts'
import { captureHeld } from '../order-management/capture-held.ts'
import { cancelWhole } from '../order-management/cancel-order.ts'
import { auditOrder } from '../order-management/order-call.ts'
import { mailChange } from '../order-management/order-mails.ts'
import type { OrderServices } from '../order-management/order-services.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { linesLeft } from '../orders/order-lines.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import { isBeingPicked, isChangeable, transitionOrder } from '../orders/order-status.ts'
import { listPaymentsOf } from '../payments/payment-rows.ts'
import type { StaffActor } from '../shared/actor.ts'
import { refusalOf } from '../stock/take-stock.ts'
import { notOnRoute, routeDone, stopReported, wrongCash } from './route-refusals.ts'
import { readRoute, type RouteScope } from './route-rows.ts'
import { isSameReport } from './same-report.ts'
import { notPacked } from './set-stops.ts'
import { cashDue } from './view-stop.ts'

/** What a courier reports of a door. */
export interface StopReport {
  outcome: StopOutcome
  /** Pieces that were refused. */
  lines?: readonly LineToCancel[] | undefined
  /** Drams that were taken; undefined for what is due. */
  cash?: number | undefined
  ageChecked?: boolean | undefined
  note?: string | undefined
}

interface StopCall extends StopReport {
  routeId: number
  orderId: number
  scope: RouteScope
  by: StaffActor
  locale: Locale
}

/**
 * Records what happened at a door, once: the same again changes nothing; another outcome, other refused pieces or another sum are
 * `stop_reported`. A delivered order is completed; refused pieces go back to the stock and off the sum, and all of them cancel the order;
 * where nobody was at home, the order can go on another route. Lock order: the route, then the order. Refuses with `not_found`,
 * `order_canceled` (on the way, so that cash goes back to the buyer), `on_other_route`, `not_on_route`, `route_done`, `not_packed`,
 * `conflict` (the route is not out, or the order is not confirmed) and `validation_failed` (lines, cash, or an unchecked age for alcohol).
 */
export const recordStop = (db: Db, services: OrderServices, call: StopCall): Promise<Route> =>
  inTransaction(db, async (tx) => {
    const { routeId, orderId, scope, locale, outcome } = call
    await sql`select from delivery_routes where id = ${routeId} for update`.execute(tx)
    const route = await readRoute(tx, routeId, { scope, locale })
    const stop = route.stops.find(({ order_id }) => order_id === orderId)
    if (route.canceled.includes(orderId)) throw canceledOnTheWay(orderId)
    if (!stop) throw await notOnRoute(tx, [orderId])
    if (stop.outcome === outcome && (await isSameReport(tx, call))) return route
    if (stop.outcome !== null)
      throw await stopReported(tx, routeId, { orderId, outcome: stop.outcome, locale })
    if (route.state === 'done') throw await routeDone(tx, routeId)
    if (route.state === 'planned') throw new DomainError('conflict')
    const order = await lockOrder(tx, orderId)
    if (order.status === 'canceled') throw canceledOnTheWay(orderId)
    const cash = await endStop(tx, services, order, call)
    await sql`
      update route_stops set outcome = ${outcome}, at = now(), cash = ${cash}, age_checked = ${call.ageChecked ?? false},
        note = ${call.note?.trim() ?? ''}
      where route_id = ${routeId} and order_id = ${orderId}`.execute(tx)
    await sql`update delivery_routes set version = version + 1 where id = ${routeId}`.execute(tx)
    return readRoute(tx, routeId, { scope, locale })
  })

const canceledOnTheWay = (number: number) =>
  new DomainError('order_canceled', { values: { number } })

/** Does to a locked order what the outcome means. Returns the cash that was taken, in drams. */
async function endStop(
  tx: Tx,
  services: OrderServices,
  order: OrderRow,
  call: StopCall,
): Promise<number> {
  if (call.outcome !== 'nobody_home') return handOver(tx, services, order, call)
  const { by, note, routeId, outcome } = call
  await auditOrder(tx, order, {
    by,
    action: 'order.stop',
    after: { outcome, note, route: routeId },
  })
  return 0
}

/** Completes a locked order without its refused pieces, or cancels it where all are. Returns the cash that was taken, in drams. */
async function handOver(
  tx: Tx,
  services: OrderServices,
  order: OrderRow,
  { outcome, lines = [], cash, ageChecked = false, note = '', by, routeId }: StopCall,
): Promise<number> {
  if (isBeingPicked(order)) throw notPacked([order.id])
  if (!isChangeable(order)) throw new DomainError('conflict')
  if ((outcome === 'refused_lines') !== lines.length > 0) throw fieldError('lines', 'required')
  const payments = await listPaymentsOf(tx, order.id)
  const cause = refusalOf(order.id, by)
  const pieces = linesToCancel(order, lines)
  if (!pieces) {
    requireCash(cash, 0)
    await cancelWhole(tx, services, { order, payments, by, note, cause })
    return 0
  }
  if (pieces.size > 0) await cancelLines(tx, services, { order, payments, pieces, by, note, cause })
  const now = await lockOrder(tx, order.id)
  if (!ageChecked && linesLeft(now).some(({ age_restricted }) => age_restricted))
    throw fieldError('age_checked', 'required')
  const due = cashDue(now)
  requireCash(cash, due)
  await transitionOrder(tx, now.id, { to: 'completed', actor: 'shop', staffId: by.id })
  await captureHeld(tx, now, 'order_completed')
  await auditOrder(tx, now, {
    by,
    action: 'order.advance',
    before: { status: now.status },
    after: { status: 'completed', outcome, route: routeId, cash: due, age_checked: ageChecked },
  })
  await mailChange(tx, services, { order: now, to: 'completed' })
  return due
}

/** A courier takes what is due, or nothing: a wrong sum is a mistake in typing or an order that changed. */
function requireCash(cash: number | undefined, due: number): void {
  if (cash !== undefined && cash !== due) throw wrongCash(due)
}
