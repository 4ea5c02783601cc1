import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { returnCredit } from '../companies/credit.ts'
import { DomainError } from '../errors.ts'
import { lockOrderAt } from '../orders/lock-order.ts'
import { isOnCredit } from '../orders/order-actions.ts'
import { transitionOrder } from '../orders/order-status.ts'
import { staffIdOf } from '../shared/actor.ts'
import { auditOrder, type OrderCall } from './order-call.ts'

/**
 * Closes a completed order on credit whose invoice the company has paid, and releases its credit, once. Refuses with `not_found`,
 * `version_conflict`, and `conflict` where the order is not on credit or not completed.
 */
export const settleCredit = (db: Db, call: OrderCall): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrderAt(tx, call)
    const change = { to: 'closed', actor: 'shop', staffId: staffIdOf(call.by), note: 'invoice paid' } as const
    if (!isOnCredit(order) || (await transitionOrder(tx, order.id, change)) === undefined) throw new DomainError('conflict')
    await returnCredit(tx, order.company_id, order.grand_total)
    const after = { status: 'closed', settled: order.grand_total }
    await auditOrder(tx, order, { by: call.by, action: 'order.settle_credit', before: { status: order.status }, after })
  })
