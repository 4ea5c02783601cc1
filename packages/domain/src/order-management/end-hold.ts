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
 * Ends an expired hold that was taken for this: its bank is asked once more, then goods and cart are free again. The order itself
 * waits on, and is asked about, for the rest of the day. Does nothing where the hold ended or became longer meanwhile.
 */
export async function endHold(db: Db, services: OrderServices, { id, hold_until }: OverdueOrder): Promise<void> {
  const asked = await findLatestPayment(db, id, { open: true })
  if (asked?.state === 'open') await checkPayment(db, services, asked, 'hold_over')
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, id)
    if (order.status !== 'pending_payment' || !order.holds_stock || order.hold_until !== hold_until) return
    const payment = await findLatestPayment(tx, id, { open: true })
    if (payment) await movePayment(tx, payment.id, 'abandon', { kind: 'hold_over' })
    // Nobody can have paid an order that had no pay page.
    if (payment?.state === 'open') await releaseOrder(tx, order)
    else await dropOrder(tx, order, 'clock', 'not paid')
  })
}
