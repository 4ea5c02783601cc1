import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { findOrder } from '../orders/read-order.ts'
import { allowedToPay, noteOnce, notePayment } from '../payments/move-payment.ts'
import { findByKey } from '../payments/payment-rows.ts'
import type { IdramSettings } from '../payments/providers/idram.ts'
import { idramKey, readIdramCall, type IdramCall } from '../payments/providers/idram-call.ts'
import { holdsMoney } from '../shared/money-states.ts'
import type { OrderServices } from './order-services.ts'
import { settlePayment } from './settle-payment.ts'

interface IdramRequest {
  settings: IdramSettings
  call: IdramCall
}

/**
 * Answers Idram's calls: true is `OK`. The pre-check asks whether a bill may be paid; the confirmation reports that it was. Idram
 * returns the money at once where a confirmation gets another answer: too late to deliver, or a bill paid by another transaction.
 */
export async function settleIdram(
  db: Db,
  services: OrderServices,
  { settings, call }: IdramRequest,
): Promise<boolean> {
  const payment = await findByKey(db, idramKey(call))
  if (payment?.provider !== 'idram') return false
  const message = readIdramCall(settings, payment, call)
  if (message.kind === 'precheck') {
    const order = await findOrder(db, payment.order_id)
    const mayPay =
      payment.state === 'open' && order.status === 'pending_payment' && order.holds_stock
    if (mayPay) await inTransaction(db, (tx) => noteOnce(tx, payment.id, allowedToPay))
    return mayPay
  }
  if (message.kind !== 'paid') {
    await notePayment(db, payment.id, { kind: message.kind, detail: message.detail })
    return false
  }
  const settled = await settlePayment(db, services, { payment, report: message.report })
  // A repeated confirmation of money that is to go back by now: Idram would return it a second time.
  return holdsMoney(settled.state) && settled.details['transaction'] === message.transaction
}
