import type { OrderStatus } from '@tsiran/contract/order-shapes'
import type { Tx } from '@tsiran/db/database'
import { updateStatus } from './queries.ts'
import { endPicking } from './end-picking.ts'
import type { Actor, OrderRow } from './order-rows.ts'

/**
 * The statuses from which an order may enter each one. A canceled order is reopened only by a late payment; a closed one was
 * delivered and settled or refunded.
 */
export const allowedFrom: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending_payment: [],
  pending: ['pending_payment', 'canceled'],
  processing: ['pending'],
  completed: ['pending', 'processing'],
  canceled: ['pending_payment', 'pending', 'processing'],
  closed: ['completed'],
}

/** The statuses in which the lines and the address of an order may change: it is confirmed and not delivered yet. */
export const changeableStatuses: readonly OrderStatus[] = ['pending', 'processing']

type Picked = Partial<Pick<OrderRow, 'picking' | 'settled_at'>>

/** Whether somebody picks an order, or has, and what was found is not applied yet: its lines and sums are not final. */
export const isBeingPicked = ({ picking, settled_at }: Picked): boolean =>
  picking != null && settled_at == null

/** Whether the lines and the address of an order may change now, and it may be handed over: nobody is picking it. */
export const isChangeable = (order: Pick<OrderRow, 'status'> & Picked): boolean =>
  changeableStatuses.includes(order.status) && !isBeingPicked(order)

export interface OrderChange {
  to: OrderStatus
  actor: Actor
  /** Who of the staff, where the actor is `shop`. */
  staffId?: number | null
  note?: string
}

/**
 * Changes an order's status and records it in the history; a canceled order is no longer picked. Returns the previous status;
 * undefined, with nothing changed, where the transition is not allowed.
 */
export async function transitionOrder(
  tx: Tx,
  id: number,
  { to, actor, staffId = null, note = '' }: OrderChange,
): Promise<OrderStatus | undefined> {
  const from = await updateStatus(tx, id, { from: allowedFrom[to], to, actor, staffId, note })
  if (from !== undefined && to === 'canceled') await endPicking(tx, id)
  return from
}
