import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import type { CartOwner } from '../shared/viewer.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { findLatestPayment } from '../payments/payment-rows.ts'
import { movePayment } from '../payments/move-payment.ts'
import { isSecured } from '../payments/payment-states.ts'
import { holdsMoney } from '../shared/money-states.ts'
import { checkPayment } from './check-payment.ts'
import { dropOrder } from './release-order.ts'
import type { OrderServices } from './order-services.ts'
import { type PaymentOutcome, outcomeOf } from './payment-outcome.ts'
import { findUnpaidOrder, settledOutcome } from './unpaid-order.ts'

/**
 * Cancels the owner's unpaid order and restores the cart. The gateway is queried first, since the buyer may just have paid. Refuses
 * with `not_found` without such an order.
 */
export async function giveUpOrder(
  db: Db,
  services: OrderServices,
  owner: CartOwner | undefined,
  orderId?: number,
): Promise<PaymentOutcome> {
  const order = await findUnpaidOrder(db, owner, orderId)
  if (!order) return settledOutcome(db, owner, orderId)
  const open = await findLatestPayment(db, order.id, { open: true })
  const checked =
    open && (await checkPayment(db, services, { payment: open, kind: 'buyer_gives_up' }))
  if (checked && (holdsMoney(checked.state) || isSecured(checked.state))) return outcomeOf(checked)
  return inTransaction(db, async (tx) => {
    const locked = await lockOrder(tx, order.id)
    const payment = await findLatestPayment(tx, order.id, { open: true })
    if (payment) await movePayment(tx, payment.id, { move: 'abandon', kind: 'given_up' })
    await dropOrder(tx, locked, { actor: 'buyer', note: 'given up' })
    // Another call may have settled the payment since the query.
    const last = await findLatestPayment(tx, order.id, { open: false })
    return last
      ? outcomeOf(last)
      : { state: 'failed', order_id: order.id, receipt: null, payable: false }
  })
}
