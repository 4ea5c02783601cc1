import type { OrderStatus } from '@tsiran/contract/orders'
import type { Tx } from '@tsiran/db/database'
import { updateStatus } from './queries.ts'
import type { Actor } from './order-rows.ts'

/**
 * From which statuses an order comes into each. A canceled order lives again only when its payment arrives after all;
 * a closed one was delivered and its money returned.
 */
export const allowedFrom: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending_payment: [],
  pending: ['pending_payment', 'canceled'],
  processing: ['pending'],
  completed: ['pending', 'processing'],
  canceled: ['pending_payment', 'pending', 'processing'],
  closed: ['completed'],
}

export interface OrderChange {
  to: OrderStatus
  actor: Actor
  note?: string
}

/**
 * Changes an order's status and writes it into its history, both in one statement. Returns the status it had; undefined,
 * with nothing changed, where the order may not come from there.
 */
export const transitionOrder = (tx: Tx, id: number, { to, actor, note = '' }: OrderChange): Promise<OrderStatus | undefined> =>
  updateStatus(tx, id, allowedFrom[to], to, { actor, note })
