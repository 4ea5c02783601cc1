import type { Tx } from '@tsiran/db/database'
import type { DomainError } from '../errors.ts'
import { isOnItsWay } from '../orders/on-its-way.ts'
import type { ActingStaff } from '../staff/session.ts'
import { refusal, requireStep, type LockedPicking } from './picking-steps.ts'

/**
 * What to refuse a mark with whose line is decided, where the caller had the order and has it no longer: the mark may have waited in
 * a dead spot, and what it tells of lies in the caller's trolley. Undefined for who has the order. Refuses who never had it.
 */
export async function lateRefusal(
  tx: Tx,
  locked: LockedPicking,
  staff: ActingStaff,
): Promise<DomainError | undefined> {
  const { order, head } = locked
  const isLate = head?.staff_id !== staff.id && head?.state !== 'finished'
  if (isLate && (await hasPicked(tx, order.id, staff.id))) {
    if (!head && (await isOnItsWay(tx, order.id))) throw refusal('on_its_way')
    return head ? refusal('taken', head.name) : refusal('released')
  }
  requireStep('mark', locked, staff)
  return undefined
}

/** Whether somebody has claimed an order once: a picking itself forgets it with its end. */
async function hasPicked(tx: Tx, orderId: number, staffId: number): Promise<boolean> {
  const claim = await tx
    .selectFrom('audit_log')
    .select('id')
    .where('subject_type', '=', 'order')
    .where('subject_id', '=', String(orderId))
    .where('action', '=', 'order.claim_picking')
    .where('staff_id', '=', staffId)
    .limit(1)
    .executeTakeFirst()
  return claim !== undefined
}
