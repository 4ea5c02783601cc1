import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { linesToCancel, totalWithout, type LineToCancel } from '../order-management/cancel-lines.ts'
import { findOrder } from '../orders/read-order.ts'
import { notOnRoute } from './route-refusals.ts'
import { readRoute, type RouteScope } from './route-rows.ts'
import { cashDue } from './view-stop.ts'

interface RefusalCall {
  routeId: number
  orderId: number
  /** Pieces that the buyer would refuse. */
  lines: readonly LineToCancel[]
  scope: RouteScope
  locale: Locale
}

/**
 * Drams in cash that a stop would cost without the pieces that its buyer refuses; changes nothing. Refuses with `not_found`,
 * `not_on_route`, `on_other_route` and `validation_failed`.
 */
export async function previewRefusal(
  db: Db,
  { routeId, orderId, lines, scope, locale }: RefusalCall,
): Promise<{ cash_due: number }> {
  const { stops } = await readRoute(db, routeId, { scope, locale })
  if (!stops.some(({ order_id }) => order_id === orderId)) throw await notOnRoute(db, [orderId])
  const order = await findOrder(db, orderId)
  const pieces = linesToCancel(order, lines)
  return { cash_due: pieces ? cashDue({ ...order, grand_total: totalWithout(order, pieces) }) : 0 }
}
