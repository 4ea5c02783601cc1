import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { lockOrder } from '../orders/lock-order.ts'
import { isCanceledByShop } from '../orders/order-changes.ts'
import { transitionOrder } from '../orders/order-status.ts'
import { findPayment, type Payment } from '../payments/payment-rows.ts'
import { movePayment } from '../payments/move-payment.ts'
import type { PaymentReport } from '../payments/provider.ts'
import { mailNewOrder, mailRefundDue } from './order-mails.ts'
import { dropOrder, takeCartBack } from './release-order.ts'
import type { OrderServices } from './order-services.ts'
import { retakeStock } from './stock-of-order.ts'

/** The order can no longer be delivered for this money. */
class TooLateError extends Error {
  override readonly name = 'TooLateError'
}

/**
 * Acts on what a bank says of a payment, once however often it is said and in whatever order: the conditions are in the statements.
 * Money that fits neither number, amount nor currency is to be returned. Returns the payment as it is afterwards.
 */
export async function settlePayment(db: Db, services: OrderServices, payment: Payment, news: PaymentReport): Promise<Payment> {
  const { state, details } = news
  if (state === 'paid' || state === 'held') {
    if (!fits(payment, news)) await refuseMoney(db, services, payment, news)
    else if (state === 'paid') await takeMoney(db, services, payment, news)
  }
  if (state === 'declined' || state === 'returned') {
    await inTransaction(db, async (tx) => {
      const order = await lockOrder(tx, payment.order_id)
      if (await movePayment(tx, payment.id, 'decline', { kind: 'declined', details }))
        await dropOrder(tx, order, 'bank', 'payment declined')
    })
  }
  return (await findPayment(db, payment.id))!
}

const fits = (payment: Payment, { state, amount, currency, number, received }: PaymentReport) =>
  amount === payment.amount &&
  currency === payment.currency &&
  number === String(payment.id) &&
  (state === 'held' || received === payment.amount)

/** Money came that is not what the order costs: the order is not delivered for it, and a person returns it. */
async function refuseMoney(
  db: Db,
  services: OrderServices,
  payment: Payment,
  { amount, received, currency, number, details }: PaymentReport,
): Promise<void> {
  const sum = String(received ?? amount)
  const isNew = await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, payment.order_id)
    const told = { ...details, received: sum, currency: currency ?? '', number: number ?? '' }
    if (!(await movePayment(tx, payment.id, 'mismatch', { kind: 'mismatch', details: told }))) return false
    await dropOrder(tx, order, 'bank', 'another sum was paid')
    await mailRefundDue(tx, services, order, payment, { sum, currency: currency ?? '' })
    return true
  })
  if (isNew) services.alarm?.({ kind: 'payment_mismatch', order: payment.order_id, payment: payment.id })
}

/** The order is to be delivered; or, where that is too late, its money to be returned. */
async function takeMoney(db: Db, services: OrderServices, payment: Payment, { details, returnable = false }: PaymentReport): Promise<void> {
  try {
    await inTransaction(db, (tx) => acceptOrder(tx, services, payment, details))
  } catch (error) {
    if (!(error instanceof TooLateError)) throw error
    await inTransaction(db, async (tx) => {
      const order = await lockOrder(tx, payment.order_id)
      if (!(await movePayment(tx, payment.id, returnable ? 'decline' : 'owe', { kind: 'paid_too_late', details }))) return
      await dropOrder(tx, order, 'clock', 'paid too late')
      if (!returnable) await mailRefundDue(tx, services, order, payment)
    })
  }
}

async function acceptOrder(tx: Tx, services: OrderServices, payment: Payment, details: PaymentReport['details']): Promise<void> {
  const order = await lockOrder(tx, payment.order_id)
  if (!(await movePayment(tx, payment.id, 'pay', { kind: 'paid', details }))) return
  if (await isCanceledByShop(tx, order.id)) throw new TooLateError()
  if ((await transitionOrder(tx, order.id, { to: 'pending', actor: 'bank', note: 'paid' })) === undefined) throw new TooLateError()
  if (!order.holds_stock && !(await takeCartBack(tx, order))) throw new TooLateError()
  if (!(await retakeStock(tx, order))) throw new TooLateError()
  await mailNewOrder(tx, services, order, { paid: true })
}
