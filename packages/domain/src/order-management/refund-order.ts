import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { DomainError } from '../errors.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { transitionOrder } from '../orders/order-status.ts'
import { gatewayOf, GatewayRefusalError } from '../payments/provider.ts'
import { listPaymentsOf, type Payment } from '../payments/payment-rows.ts'
import { movePayment } from '../payments/move-payment.ts'
import { mailChange } from './order-mails.ts'
import type { OrderServices } from './order-services.ts'

/** Result of a refund. `unknown`: the bank's answer did not come, so a person has to check there before a retry. */
export type RefundResult = 'refunded' | 'refused' | 'unknown'

/**
 * Refunds a canceled or completed order through the bank, on a person's decision, and closes a completed one. The bank gets one
 * request: a concurrent or repeated call finds nothing to refund. Refuses with `not_found`, and with `conflict` where nothing is to
 * be refunded, or where the order has to be canceled first.
 */
export async function refundOrder(db: Db, services: OrderServices, id: number): Promise<RefundResult> {
  const payment = await beginRefund(db, id)
  const bank = gatewayOf(services.providers, payment.provider)?.bank
  if (!bank?.refund) {
    await movePayment(db, payment.id, { move: 'failRefund', kind: 'refund_by_hand' })
    return 'refused'
  }
  try {
    await bank.refund(payment, 'all')
  } catch (error) {
    const reason = { reason: (error as Error).message }
    if (!(error instanceof GatewayRefusalError)) return 'unknown'
    await movePayment(db, payment.id, { move: 'failRefund', kind: 'refund_refused', details: reason })
    return 'refused'
  }
  await endRefund(db, services, { payment, kind: 'refunded' })
  return 'refunded'
}

/** Records that a person has seen the refund: at the bank itself, or after a request whose answer was lost. */
export async function confirmRefund(db: Db, services: OrderServices, id: number): Promise<void> {
  const payment = (await listPaymentsOf(db, id)).find(({ state }) => state === 'refund_due' || state === 'refunding')
  if (!payment) throw new DomainError('conflict')
  await endRefund(db, services, { payment, kind: 'refunded_by_hand' })
}

const beginRefund = (db: Db, id: number): Promise<Payment> =>
  inTransaction(db, async (tx) => {
    const { status } = await lockOrder(tx, id)
    for (const payment of await listPaymentsOf(tx, id)) {
      // The payment of an order that will be delivered stays; a second payment for it does not.
      const isOwed = payment.state === 'refund_due' || (payment.state === 'paid' && ['completed', 'canceled'].includes(status))
      if (isOwed && (await movePayment(tx, payment.id, { move: 'beginRefund', kind: 'refund_begun' }))) return payment
    }
    throw new DomainError('conflict')
  })

const endRefund = (db: Db, services: OrderServices, { payment, kind }: { payment: Payment; kind: string }): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, payment.order_id)
    if (!(await movePayment(tx, payment.id, { move: 'finishRefund', kind }))) return
    const rest = await listPaymentsOf(tx, order.id)
    // A second payment was refunded: the order stays paid.
    if (rest.some(({ state }) => state === 'paid')) return
    if (await transitionOrder(tx, order.id, { to: 'closed', actor: 'shop', note: 'refunded' }))
      await mailChange(tx, services, { order, to: 'closed' })
  })
