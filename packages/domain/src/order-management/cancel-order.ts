import type { OrderStatus } from '@tsiran/contract/orders'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { returnCredit } from '../companies/credit.ts'
import { DomainError } from '../errors.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { transitionOrder } from '../orders/order-status.ts'
import { listPaymentsOf } from '../payments/payment-rows.ts'
import { movePayment } from '../payments/move-payment.ts'
import { mailChange } from './order-mails.ts'
import { returnCart } from './release-order.ts'
import { payInvoice } from './pay-invoice.ts'
import type { OrderServices } from './order-services.ts'
import { restoreStock } from './stock-of-order.ts'

interface CancelCall {
  id: number
  /** For the order's history. */
  note: string
}

/**
 * The shop cancels an order: its stock and credit are released and its paid money becomes due for a refund, once however often this
 * is called. Returns whether a bank has, or may have, money for it. Refuses with `not_found`, and with `conflict` where the order
 * has ended already.
 */
export const cancelOrder = (db: Db, services: OrderServices, { id, note }: CancelCall): Promise<{ viaBank: boolean }> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id)
    if ((await transitionOrder(tx, id, { to: 'canceled', actor: 'shop', note })) === undefined) throw new DomainError('conflict')
    const payments = await listPaymentsOf(tx, id)
    for (const payment of payments) {
      if (payment.state === 'paid') await movePayment(tx, payment.id, { move: 'requireRefund', kind: 'order_canceled' })
      else await movePayment(tx, payment.id, { move: 'abandon', kind: 'order_canceled' })
    }
    if (order.status === 'pending_payment') await returnCart(tx, order)
    await restoreStock(tx, order)
    if (order.payment_method === 'credit' && order.company_id !== null) await returnCredit(tx, order.company_id, order.grand_total)
    const viaBank = payments.length > 0
    // Cash on delivery and invoices are not paid yet: there is no refund.
    await mailChange(tx, services, { order, to: 'canceled', template: viaBank ? undefined : 'orderCanceledUnpaid' })
    return { viaBank }
  })

interface AdvanceCall {
  id: number
  to: Extract<OrderStatus, 'processing' | 'completed'>
}

/** The shop advances an order to `processing` or `completed`. Refuses with `not_found` and `conflict`. */
export const advanceOrder = (db: Db, services: OrderServices, { id, to }: AdvanceCall): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id)
    if ((await transitionOrder(tx, id, { to, actor: 'shop' })) === undefined) throw new DomainError('conflict')
    await mailChange(tx, services, { order, to })
  })

/**
 * Closes a completed order on credit whose invoice the company has paid, and releases its credit, once. Refuses with `not_found`,
 * and with `conflict` where the order is not on credit or not completed.
 */
export const settleCredit = (db: Db, id: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id)
    const isOnCredit = order.payment_method === 'credit' && order.company_id !== null
    const before = isOnCredit ? await transitionOrder(tx, id, { to: 'closed', actor: 'shop', note: 'invoice paid' }) : undefined
    if (before === undefined) throw new DomainError('conflict')
    await payInvoice(tx, { ...order, company_id: order.company_id! }, { kind: 'system', name: 'script' })
  })
