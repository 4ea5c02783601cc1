import type { Db } from '@tsiran/db/database'
import { findOrder } from '../orders/read-order.ts'
import { isSigned, matchesPayment, type IdramCall, type IdramSettings } from '../payments/providers/idram.ts'
import { findByKey } from '../payments/payment-rows.ts'
import { notePayment } from '../payments/move-payment.ts'
import type { OrderServices } from './order-services.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Answers Idram's calls: true is `OK`. The pre-check asks whether a bill may be paid; the confirmation says that it was. A confirmation
 * that is answered otherwise returns the money at once, so one that comes too late to be delivered, or for a bill that was paid
 * already by another transaction, is answered so.
 */
export async function settleIdram(db: Db, sale: OrderServices, settings: IdramSettings, call: IdramCall): Promise<boolean> {
  const payment = await findByKey(db, call['EDP_BILL_NO'] ?? '')
  if (payment?.provider !== 'idram') return false
  const transaction = (call['EDP_TRANS_ID'] ?? '').slice(0, 100)
  if (!matchesPayment(settings, payment, call)) {
    await notePayment(db, payment.id, 'mismatch', { amount: call['EDP_AMOUNT']?.slice(0, 30), transaction })
    return false
  }
  if (call['EDP_PRECHECK'] === 'YES') {
    const order = await findOrder(db, payment.order_id)
    return payment.state === 'open' && order.status === 'pending_payment' && order.holds_stock
  }
  if (transaction === '' || !isSigned(settings, payment, call)) {
    await notePayment(db, payment.id, 'forged', { transaction })
    return false
  }
  const { id, amount, currency } = payment
  const settled = await settlePayment(db, sale, payment, {
    state: 'paid',
    amount,
    currency,
    number: String(id),
    received: amount,
    details: { transaction, at: (call['EDP_TRANS_DATE'] ?? '').slice(0, 40) },
    returnable: true,
  })
  return settled.state === 'paid' && settled.details['transaction'] === transaction
}
