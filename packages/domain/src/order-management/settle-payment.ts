import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { lockOrder } from '../orders/lock-order.ts'
import { findPayment, type Payment } from '../payments/payment-rows.ts'
import { movePayment } from '../payments/move-payment.ts'
import { isOnHold } from '../payments/payment-states.ts'
import { requireRefund } from '../payments/refunds.ts'
import { mailRefundDue } from './payment-mails.ts'
import { dropOrder } from './release-order.ts'
import type { OrderServices } from './order-services.ts'
import { isFinishedBy } from './send-request.ts'
import { type Settlement, takeMoney } from './take-money.ts'

/**
 * Applies a gateway's report to a payment, once for any repetition and order of reports: the statements hold the conditions. Money
 * with another number, amount or currency becomes due for a refund. Money that a two-stage terminal holds confirms the order as paid
 * money does. Returns the payment afterwards.
 */
export async function settlePayment(
  db: Db,
  services: OrderServices,
  { payment, report }: Settlement,
): Promise<Payment> {
  const { state, details } = report
  if (isOnHold(payment.state)) {
    await isFinishedBy(db, services, { payment, report })
    return (await findPayment(db, payment.id))!
  }
  if (state === 'paid' || state === 'held') {
    if (!fits({ payment, report })) await refuseMoney(db, services, { payment, report })
    else if (state === 'paid' || payment.capture_before)
      await takeMoney(db, services, { payment, report })
  }
  if (state === 'declined' || state === 'returned') {
    await inTransaction(db, async (tx) => {
      const order = await lockOrder(tx, payment.order_id)
      if (await movePayment(tx, payment.id, { move: 'decline', kind: 'declined', details }))
        await dropOrder(tx, order, { actor: 'bank', note: 'payment declined' })
    })
  }
  return (await findPayment(db, payment.id))!
}

const fits = ({
  payment,
  report: { state, amount, currency, number, received, approved },
}: Settlement) =>
  amount === payment.amount &&
  currency === payment.currency &&
  number === String(payment.id) &&
  (state === 'held'
    ? !payment.capture_before || approved === payment.amount
    : received === payment.amount)

/** The payment does not match the order: the order is not delivered for it, and a person refunds it. */
async function refuseMoney(
  db: Db,
  services: OrderServices,
  { payment, report }: Settlement,
): Promise<void> {
  const { amount, received, currency, number } = report
  const sum = String(received ?? amount)
  const isNew = await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, payment.order_id)
    const details = {
      ...report.details,
      received: sum,
      currency: currency ?? '',
      number: number ?? '',
    }
    if (!(await requireRefund(tx, payment, { move: 'mismatch', kind: 'mismatch', details })))
      return false
    await dropOrder(tx, order, { actor: 'bank', note: 'another amount was paid' })
    await mailRefundDue(tx, services, {
      order,
      payment,
      received: { sum, currency: currency ?? '' },
    })
    return true
  })
  if (isNew)
    services.alarm?.({ kind: 'payment_mismatch', order: payment.order_id, payment: payment.id })
}
