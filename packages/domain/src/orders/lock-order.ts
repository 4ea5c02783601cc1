import type { Tx } from '@tsiran/db/database'
import type { StockLine } from '../catalog/take-stock.ts'
import { DomainError } from '../errors.ts'
import { lockRow, selectOrders } from './queries.ts'
import type { OrderRow } from './order-rows.ts'

/** The order with this number, locked until the transaction ends. Refuses with `not_found`. */
export async function lockOrder(tx: Tx, id: number): Promise<OrderRow> {
  await lockRow(tx, id)
  const [order] = await selectOrders(tx, [id])
  if (!order) throw new DomainError('not_found')
  return order
}

/** What an order takes out of the stock, each variant named once; goods that are no longer in the catalogue are left out. */
export function stockOf({ lines }: OrderRow): StockLine[] {
  const pieces = new Map<number, number>()
  for (const { variant_id, quantity, stocked } of lines) {
    if (stocked && variant_id !== null) pieces.set(variant_id, (pieces.get(variant_id) ?? 0) + quantity)
  }
  return [...pieces].map(([variantId, quantity]) => ({ variantId, quantity }))
}
