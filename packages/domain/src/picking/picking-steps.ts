import type { PickingRefusal } from '@tsiran/contract/admin/picking-shapes'
import { isAllowed } from '@tsiran/contract/admin/permissions'
import type { OrderStatus } from '@tsiran/contract/order-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { DomainError } from '../errors.ts'
import { auditOrder } from '../order-management/order-call.ts'
import { lockOrder } from '../orders/lock-order.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import { changeableStatuses } from '../orders/order-status.ts'
import type { ActingStaff } from '../staff/session.ts'
import { selectPicking, type PickingHead } from './picking-rows.ts'
import { stateAfter, type PickingAct } from './picking-states.ts'

export interface PickingCall {
  id: number
  staff: ActingStaff
  locale: Locale
}

/** `picker`: who has the order in place of the caller. */
export const refusal = (reason: PickingRefusal, picker?: string | null) =>
  new DomainError('conflict', { data: { reason, ...(picker && { picker }) } })

/** A locked order with who picks it. */
export interface LockedPicking {
  order: OrderRow
  head: PickingHead | undefined
}

/** Locks an order that can be picked. Refuses with `not_found`, and with `conflict` where it has ended, is settled or not confirmed. */
export async function lockPicking(tx: Tx, id: number): Promise<LockedPicking> {
  const order = await lockOrder(tx, id)
  if (!changeableStatuses.includes(order.status))
    throw refusal(order.status === 'canceled' ? 'canceled' : 'finished')
  if (order.settled_at !== null) throw refusal('finished')
  return { order, head: await selectPicking(tx, id) }
}

/** Refuses what somebody does to a picking that is not theirs, or in a state that forbids it; returns the state after. */
export function requireStep(
  act: PickingAct,
  { head }: LockedPicking,
  { id }: Pick<ActingStaff, 'id'>,
): PickingHead['state'] | null {
  if (!head && act !== 'claim' && act !== 'release') throw refusal('released')
  if (head && head.staff_id !== id) throw refusal('taken', head.name)
  const next = stateAfter(act, head?.state ?? null)
  if (next === undefined) throw refusal('finished')
  return next
}

/** Somebody who may change orders may take one over from its picker, and release it. */
export const maySteer = ({ roles }: Pick<ActingStaff, 'roles'>): boolean =>
  isAllowed(roles, 'orders.write')

/** The picker of a locked order begins; false where that has happened. */
export async function enterPicking(tx: Tx, orderId: number): Promise<boolean> {
  const { rows } = await sql`
    update order_pickings set state = 'picking', started_at = coalesce(started_at, now()), version = version + 1
    where order_id = ${orderId} and state = 'claimed' returning order_id`.execute(tx)
  return rows.length > 0
}

interface PickingAudit {
  staff: ActingStaff
  action: 'claim_picking' | 'start_picking' | 'finish_picking' | 'release_picking'
  before: PickingHead | undefined
  status?: OrderStatus
  after: { state?: PickingHead['state']; picker?: string; status?: OrderStatus }
}

/** Logs a step of a picking, with who picks the order. */
export const auditPicking = (
  tx: Tx,
  order: OrderRow,
  { staff, action, before, status, after }: PickingAudit,
) => {
  const was = {
    ...(before && { state: before.state, picker: before.name }),
    ...(status && { status }),
  }
  const released = action === 'release_picking'
  return auditOrder(tx, order, {
    by: staff.by,
    action: `order.${action}`,
    before: was,
    after: released ? {} : { ...was, ...after },
  })
}
