import type { Tx } from '@tsiran/db/database'
import { bufferOf } from '../shared/buffer.ts'
import { linesLeft } from './order-lines.ts'
import type { OrderRow } from './order-rows.ts'

/**
 * A locked order with the buffer, in drams, of the lines that it has after a change. A settled one keeps that by which it was
 * settled.
 */
export async function renewBuffer(tx: Tx, order: OrderRow): Promise<OrderRow> {
  if (order.settled_at) return order
  const buffer = bufferOf(
    linesLeft(order).map(({ total, portion_grams = null }) => ({ total, portion_grams })),
  )
  if (buffer === order.buffer) return order
  await tx.updateTable('orders').set({ buffer }).where('id', '=', order.id).execute()
  return { ...order, buffer }
}
