import type { Tx } from '@tsiran/db/database'
import type { StockLine } from '../catalog/take-stock.ts'
import { DomainError } from '../errors.ts'
import { lockRow, selectOrders } from './queries.ts'
import type { OrderRow } from './order-rows.ts'

/** Reads an order and locks it until the transaction ends. Refuses with `not_found`. */
export async function lockOrder(tx: Tx, id: number): Promise<OrderRow> {
  await lockRow(tx, id)
  const [order] = await selectOrders(tx, [id])
  if (!order) throw new DomainError('not_found')
  return order
}

/** Pieces that an order takes from the stock, summed by variant. Lines whose variant was deleted are left out. */
export function stockOf({ lines }: OrderRow): StockLine[] {
  const pieces = new Map<number, number>()
  for (const { variant_id, quantity, stocked } of lines) {
    if (stocked && variant_id !== null) pieces.set(variant_id, (pieces.get(variant_id) ?? 0) + quantity)
  }
  return [...pieces].map(([variantId, quantity]) => ({ variantId, quantity }))
}
