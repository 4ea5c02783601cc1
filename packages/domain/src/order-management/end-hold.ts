import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { lockOrder } from '../orders/lock-order.ts'
import type { OverdueOrder } from '../orders/holds.ts'
import { findLatestPayment } from '../payments/payment-rows.ts'
import { movePayment } from '../payments/move-payment.ts'
import { checkPayment } from './check-payment.ts'
import { dropOrder, releaseOrder } from './release-order.ts'
import type { OrderServices } from './order-services.ts'

/**
 * Ends a leased expired hold: queries the gateway once more, then releases stock and cart. The order itself goes on waiting, with
 * queries, for the rest of the day. Does nothing where the hold ended or was prolonged meanwhile.
 */
export async function endHold(
  db: Db,
  services: OrderServices,
  { id, hold_until }: OverdueOrder,
): Promise<void> {
  const open = await findLatestPayment(db, id, { open: true })
  if (open?.state === 'open') await checkPayment(db, services, { payment: open, kind: 'hold_over' })
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id)
    if (order.status !== 'pending_payment' || !order.holds_stock || order.hold_until !== hold_until)
      return
    const payment = await findLatestPayment(tx, id, { open: true })
    if (payment) await movePayment(tx, payment.id, { move: 'abandon', kind: 'hold_over' })
    // An order without a pay page cannot have been paid.
    if (payment?.state === 'open') await releaseOrder(tx, order)
    else await dropOrder(tx, order, { actor: 'clock', note: 'not paid' })
  })
}
