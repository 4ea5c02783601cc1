import type { OrderStatus } from '@tsiran/contract/orders'
import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { DomainError } from '../errors.ts'
import { lockOrderAt } from '../orders/lock-order.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import { transitionOrder } from '../orders/order-status.ts'
import { staffIdOf } from '../shared/actor.ts'
import { auditOrder, type OrderCall } from './order-call.ts'
import { mailChange } from './order-mails.ts'
import type { OrderServices } from './order-services.ts'

interface AdvanceCall extends OrderCall {
  to: Extract<OrderStatus, 'processing' | 'completed'>
}

/** The shop advances an order to `processing` or `completed`. Refuses with `not_found`, `version_conflict` and `conflict`. */
export const advanceOrder = (
  db: Db,
  services: OrderServices,
  { to, ...call }: AdvanceCall,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await advanceLocked(tx, services, { order: await lockOrderAt(tx, call), to, by: call.by })
  })

/** Advances a locked order. Refuses with `conflict`. */
export async function advanceLocked(
  tx: Tx,
  services: OrderServices,
  { order, to, by }: Pick<AdvanceCall, 'to' | 'by'> & { order: OrderRow },
): Promise<void> {
  const staffId = staffIdOf(by)
  if ((await transitionOrder(tx, order.id, { to, actor: 'shop', staffId })) === undefined)
    throw new DomainError('conflict')
  await auditOrder(tx, order, {
    by,
    action: 'order.advance',
    before: { status: order.status },
    after: { status: to },
  })
  await mailChange(tx, services, { order, to })
}
