import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { DomainError } from '../errors.ts'
import { lockOrderAt } from '../orders/lock-order.ts'
import { isOnCredit } from '../orders/order-actions.ts'
import { transitionOrder } from '../orders/order-status.ts'
import { staffIdOf } from '../shared/actor.ts'
import { auditOrder, type OrderCall } from './order-call.ts'
import { payInvoice } from './pay-invoice.ts'

/**
 * Closes a completed order on credit whose invoice the company has paid, and releases its credit, once. Refuses with `not_found`,
 * `version_conflict`, and `conflict` where the order is not on credit or not completed.
 */
export const settleCredit = (db: Db, call: OrderCall): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrderAt(tx, call)
    const change = {
      to: 'closed',
      actor: 'shop',
      staffId: staffIdOf(call.by),
      note: 'invoice paid',
    } as const
    if (!isOnCredit(order) || (await transitionOrder(tx, order.id, change)) === undefined)
      throw new DomainError('conflict')
    const settled = await payInvoice(tx, order, call.by)
    const after = { status: 'closed', settled }
    await auditOrder(tx, order, {
      by: call.by,
      action: 'order.settle_credit',
      before: { status: order.status },
      after,
    })
  })
