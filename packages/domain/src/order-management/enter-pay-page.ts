import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { lockOrder } from '../orders/lock-order.ts'
import { prolongHold } from '../orders/holds.ts'
import { findByKey, type Payment } from '../payments/payment-rows.ts'
import { notePayment } from '../payments/move-payment.ts'

/**
 * Prolongs the order's hold when the buyer opens the bank's page. Returns the payment of the key; undefined where there is none, or
 * it can no longer be paid.
 */
export const enterPayPage = (
  db: Db,
  provider: Payment['provider'],
  key: string,
): Promise<Payment | undefined> =>
  inTransaction(db, async (tx) => {
    const found = await findByKey(tx, key)
    if (found?.provider !== provider) return undefined
    const order = await lockOrder(tx, found.order_id)
    const payment = (await findByKey(tx, key))!
    if (payment.state !== 'open' || order.status !== 'pending_payment' || !order.holds_stock)
      return undefined
    if (await prolongHold(tx, order.id))
      await notePayment(tx, payment.id, { kind: 'page_opened', detail: {} })
    return payment
  })
