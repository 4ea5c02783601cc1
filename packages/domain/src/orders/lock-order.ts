import type { Db, Tx } from '@tsiran/db/database'
import { DomainError } from '../errors.ts'
import { versionConflict } from '../shared/versions.ts'
import type { StockLine } from '../stock/take-stock.ts'
import { linesLeft } from './order-lines.ts'
import { lockRow, selectOrders } from './queries.ts'
import type { OrderRow } from './order-rows.ts'

/** Reads an order and locks it until the transaction ends. Refuses with `not_found`. */
export async function lockOrder(tx: Tx, id: number): Promise<OrderRow> {
  await lockRow(tx, id)
  const [order] = await selectOrders(tx, [id])
  if (!order) throw new DomainError('not_found')
  return order
}

/** As {@link lockOrder}, for a change that was begun on a version. Refuses with `not_found` and `version_conflict`. */
export async function lockOrderAt(
  tx: Tx,
  { id, version }: { id: number; version?: number | undefined },
): Promise<OrderRow> {
  const order = await lockOrder(tx, id)
  await checkVersion(tx, order, version)
  return order
}

/** Refuses with `version_conflict` where an order has another version; undefined for a caller that has not seen one. */
export async function checkVersion(
  db: Db,
  order: OrderRow,
  version: number | undefined,
): Promise<void> {
  if (version === undefined || version === order.version) return
  const { id, status, sub_total, shipping_amount, grand_total } = order
  const current = { id, version: order.version, status, sub_total, shipping_amount, grand_total }
  throw await versionConflict(db, { subject: { type: 'order', id }, current, sent: {} })
}

/** Pieces that an order takes from the stock, summed by variant. Lines whose variant was deleted are left out. */
export function stockOf(order: Pick<OrderRow, 'lines'>): StockLine[] {
  const pieces = new Map<number, number>()
  for (const { variant_id, quantity, stocked } of linesLeft(order)) {
    if (stocked && variant_id !== null)
      pieces.set(variant_id, (pieces.get(variant_id) ?? 0) + quantity)
  }
  return [...pieces].map(([variantId, quantity]) => ({ variantId, quantity }))
}
