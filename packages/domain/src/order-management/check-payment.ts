import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { lockOrder } from '../orders/lock-order.ts'
import { isOnHold, mayExpire, nextPollAt } from '../payments/payment-states.ts'
import { scheduleQuery } from '../payments/payment-polls.ts'
import { findPayment, type Payment } from '../payments/payment-rows.ts'
import { allowedToPay, hasEvent, movePayment, noteOnce } from '../payments/move-payment.ts'
import { requireRefund } from '../payments/refunds.ts'
import { mailRefundDue, mailUnclearPayment, mailUnconfirmedPayment } from './payment-mails.ts'
import { dropOrder } from './release-order.ts'
import type { OrderServices } from './order-services.ts'
import { queryGateway, type PaymentQuery } from './query-gateway.ts'
import { followRequest } from './follow-request.ts'
import { settlePayment } from './settle-payment.ts'

/** Queries the gateway of a payment and acts on the report. Returns the payment afterwards, unchanged without an answer. */
export async function checkPayment(
  db: Db,
  services: OrderServices,
  { payment, kind }: PaymentQuery,
): Promise<Payment> {
  const answer = await queryGateway(db, services, { payment, kind })
  return typeof answer === 'string'
    ? (await findPayment(db, payment.id))!
    : settlePayment(db, services, { payment, report: answer })
}

/**
 * Queries a payment that is due. After a day it expires where the gateway reports that nothing was paid (R23). Without an answer
 * the queries go on hourly, and the operators are alerted once.
 */
export async function checkDuePayment(
  db: Db,
  services: OrderServices,
  due: Payment,
): Promise<void> {
  if (isOnHold(due.state)) {
    const ask = () => queryGateway(db, services, { payment: due, kind: 'poll' })
    return followRequest(db, services, { due, ask })
  }
  // No pay page was opened: the process that requested it has died.
  if (due.state === 'created')
    await movePayment(db, due.id, { move: 'refuse', kind: 'never_opened' })
  const answer = await queryGateway(db, services, { payment: due, kind: 'poll' })
  const { state, age } =
    typeof answer === 'string'
      ? (await findPayment(db, due.id))!
      : await settlePayment(db, services, { payment: due, report: answer })
  // After the lease, the payment is due again.
  if ((state !== 'open' && state !== 'abandoned') || answer === 'too_soon') return
  const isKnown =
    answer === 'impossible' || (typeof answer !== 'string' && answer.state !== 'unclear')
  if (mayExpire(age) && isKnown)
    return expirePayment(db, services, {
      payment: due,
      held: typeof answer !== 'string' && answer.state === 'held',
      // Without queries, a confirmation that did not reach the shop leaves the money at the provider.
      unconfirmed: answer === 'impossible' && (await hasEvent(db, due.id, allowedToPay)),
    })
  if (mayExpire(age)) await notifyUnclear(db, services, due)
  await scheduleQuery(db, due.id, nextPollAt(age))
}

interface Expiry {
  payment: Payment
  held: boolean
  unconfirmed: boolean
}

/**
 * Cancels an order after a day without a payment. The shop has to release money that the bank still holds on a card, and to look for
 * that of a payment which was begun and never confirmed.
 */
async function expirePayment(
  db: Db,
  services: OrderServices,
  { payment, held, unconfirmed }: Expiry,
): Promise<void> {
  const isNew = await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, payment.order_id)
    const moved = held
      ? await requireRefund(tx, payment, { move: 'requireRefund', kind: 'given_up' })
      : await movePayment(tx, payment.id, { move: 'expire', kind: 'given_up' })
    if (!moved) return false
    await dropOrder(tx, order, { actor: 'clock', note: 'not paid within a day' })
    if (held) await mailRefundDue(tx, services, { order, payment })
    if (unconfirmed) await mailUnconfirmedPayment(tx, services, { order, payment })
    return true
  })
  if (isNew && unconfirmed) alarmUnclear(services, payment)
}

const alarmUnclear = ({ alarm }: OrderServices, { id: payment, order_id: order }: Payment) =>
  alarm?.({ kind: 'payment_unclear', order, payment })

/** Nobody knows whether this payment was paid: a person has to check at the bank. */
async function notifyUnclear(db: Db, services: OrderServices, payment: Payment): Promise<void> {
  const isFirst = await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, payment.order_id)
    if (!(await noteOnce(tx, payment.id, 'unclear_for_a_day'))) return false
    await mailUnclearPayment(tx, services, { order, payment })
    return true
  })
  if (isFirst) alarmUnclear(services, payment)
}
