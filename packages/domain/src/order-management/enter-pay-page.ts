import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { lockOrder } from '../orders/lock-order.ts'
import { prolongHold } from '../orders/holds.ts'
import { findByKey, type Payment } from '../payments/payment-rows.ts'
import { notePayment } from '../payments/move-payment.ts'

/**
 * The buyer is on the way to the bank: the order now keeps its goods for as long as the bank's page is open. Returns the payment of
 * the key; undefined where there is none, or it can no longer be paid.
 */
export const enterPayPage = (db: Db, provider: Payment['provider'], key: string): Promise<Payment | undefined> =>
  inTransaction(db, async (tx) => {
    const known = await findByKey(tx, key)
    if (known?.provider !== provider) return undefined
    const order = await lockOrder(tx, known.order_id)
    const payment = (await findByKey(tx, key))!
    if (payment.state !== 'open' || order.status !== 'pending_payment' || !order.holds_stock) return undefined
    if (await prolongHold(tx, order.id)) await notePayment(tx, payment.id, 'page_opened', {})
    return payment
  })
