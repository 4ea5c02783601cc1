import type { Tx } from '@tsiran/db/database'
import { stockOf } from '../orders/lock-order.ts'
import { markStock } from '../orders/holds.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import {
  cancelOf,
  lockVariants,
  returnStock,
  saleOf,
  takeStock,
  type StockCause,
} from '../stock/take-stock.ts'

/** Returns a locked order's pieces to the stock, once however often it is called. */
export async function restoreStock(
  tx: Tx,
  order: OrderRow,
  cause: StockCause = cancelOf(order.id),
): Promise<void> {
  if (!(await markStock(tx, order.id, false))) return
  const lines = stockOf(order)
  await lockVariants(
    tx,
    lines.map(({ variantId }) => variantId),
  )
  await returnStock(tx, lines, cause)
}

/** Takes a locked order's pieces from the stock again. False where too few are left: the caller then throws to roll back. */
export async function retakeStock(tx: Tx, order: OrderRow): Promise<boolean> {
  if (!(await markStock(tx, order.id, true))) return true
  const lines = stockOf(order)
  await lockVariants(
    tx,
    lines.map(({ variantId }) => variantId),
  )
  return takeStock(tx, lines, saleOf(order.id))
}
