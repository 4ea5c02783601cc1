import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { DomainError } from '../errors.ts'
import { raiseVersion } from '../orders/change-lines.ts'
import { lockOrderAt } from '../orders/lock-order.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import { transitionOrder } from '../orders/order-status.ts'
import { finishRefund } from '../payments/move-refund.ts'
import { listPaymentsOf } from '../payments/payment-rows.ts'
import { isSecured } from '../payments/payment-states.ts'
import { listRefundsOf, type PaymentRefund } from '../payments/refunds.ts'
import { holdsMoney } from '../shared/money-states.ts'
import { staffIdOf } from '../shared/actor.ts'
import { auditOrder, type OrderCall } from './order-call.ts'
import { mailChange } from './order-mails.ts'
import type { OrderServices } from './order-services.ts'

interface ConfirmCall extends OrderCall {
  /** Undefined for the oldest one that is open. */
  refundId?: number
}

/**
 * Records that a person has seen a refund: at the bank itself, by hand, or after a request whose answer was lost. Refuses with
 * `not_found`, `version_conflict`, and with `conflict` where the order has no such refund that is due or requested.
 */
export const confirmRefund = (
  db: Db,
  services: OrderServices,
  { refundId, ...call }: ConfirmCall,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrderAt(tx, call)
    const isOpen = ({ state }: PaymentRefund) => state === 'due' || state === 'refunding'
    const refund = (await listRefundsOf(tx, order.id)).find(
      (one) => isOpen(one) && (refundId === undefined || one.id === refundId),
    )
    if (!refund) throw new DomainError('conflict')
    const { id, amount, state } = refund
    const entry = {
      by: call.by,
      action: 'order.confirm_refund',
      before: { refund: id, state },
      after: { refund: id, state: 'refunded', amount },
    } as const
    await auditOrder(tx, order, entry)
    await closeRefund(tx, services, { order, refund, byHand: { staffId: staffIdOf(call.by) } })
  })

interface Closing {
  /** Locked. */
  order: OrderRow
  refund: PaymentRefund
  /** The person who has seen it; undefined for the bank's own answer. */
  byHand?: { staffId: number | null }
}

/** Ends a refund, once, and closes a completed order whose money is all returned. */
export async function closeRefund(
  tx: Tx,
  services: OrderServices,
  { order, refund, byHand }: Closing,
): Promise<void> {
  if (!(await finishRefund(tx, refund, byHand))) return
  await raiseVersion(tx, order.id)
  // A second payment was refunded, or a part: the order stays paid.
  if (
    (await listPaymentsOf(tx, order.id)).some(
      ({ state }) => isSecured(state) || (holdsMoney(state) && state !== 'refunded'),
    )
  )
    return
  const staffId = byHand ? byHand.staffId : refund.staff_id
  if (
    (await transitionOrder(tx, order.id, {
      to: 'closed',
      actor: 'shop',
      staffId,
      note: 'refunded',
    })) === undefined
  )
    return
  await mailChange(tx, services, { order, to: 'closed' })
}
