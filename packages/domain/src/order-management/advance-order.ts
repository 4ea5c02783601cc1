import type { OrderStatus } from '@tsiran/contract/order-shapes'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { DomainError } from '../errors.ts'
import { lockOrderAt } from '../orders/lock-order.ts'
import { isOnItsWay } from '../orders/on-its-way.ts'
import { isBeingPicked, transitionOrder } from '../orders/order-status.ts'
import { staffIdOf } from '../shared/actor.ts'
import { captureHeld } from './capture-held.ts'
import { auditOrder, type OrderCall } from './order-call.ts'
import { mailChange } from './order-mails.ts'
import type { OrderServices } from './order-services.ts'

interface AdvanceCall extends OrderCall {
  to: Extract<OrderStatus, 'processing' | 'completed'>
}

/**
 * The shop advances an order to `processing` or `completed`. Refuses with `not_found`, `version_conflict` and `conflict`, also for
 * completing what is being picked, whose sums are not final, or what a courier is bringing, who may take cash for it. What the bank
 * holds for a completed order is taken.
 */
export const advanceOrder = (
  db: Db,
  services: OrderServices,
  { to, ...call }: AdvanceCall,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrderAt(tx, call)
    if (to === 'completed' && (isBeingPicked(order) || (await isOnItsWay(tx, order.id))))
      throw new DomainError('conflict')
    if (
      (await transitionOrder(tx, order.id, { to, actor: 'shop', staffId: staffIdOf(call.by) })) ===
      undefined
    )
      throw new DomainError('conflict')
    if (to === 'completed') await captureHeld(tx, order, 'order_completed')
    await auditOrder(tx, order, {
      by: call.by,
      action: 'order.advance',
      before: { status: order.status },
      after: { status: to },
    })
    await mailChange(tx, services, { order, to })
  })
