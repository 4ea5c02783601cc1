import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { isCanceledByShop, lockOrder } from '../orders/lock-order.ts'
import { moveOrder } from '../orders/order-life.ts'
import { findPayment, movePayment, notePayment, type Payment } from '../payments/payments.ts'
import type { BankNews } from '../payments/provider.ts'
import { mailNewOrder, mailRefundDue } from './order-mails.ts'
import { dropOrder, takeCartBack } from './release-order.ts'
import type { Sale } from './sale.ts'
import { takeAgain } from './stock-of-order.ts'

/** The order can no longer be delivered for this money. */
class TooLate extends Error {}

/**
 * Acts on what a bank says of a payment, once however often it is said and in whatever order: the conditions are in the statements.
 * News that fit neither number, amount nor currency change nothing. Returns the payment as it is afterwards.
 */
export async function settlePayment(db: Db, sale: Sale, payment: Payment, news: BankNews): Promise<Payment> {
  const { state, details } = news
  if (state === 'paid' || state === 'held') {
    if (!fits(payment, news)) await notePayment(db, payment.id, 'mismatch', { ...news })
    else if (state === 'paid') await takeMoney(db, sale, payment, news)
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

const fits = (payment: Payment, { amount, currency, number }: BankNews) =>
  amount === payment.amount && currency === payment.currency && number === String(payment.id)

/** The order is to be delivered; or, where that is too late, its money to be returned. */
async function takeMoney(db: Db, sale: Sale, payment: Payment, { details, returnable = false }: BankNews): Promise<void> {
  try {
    await inTransaction(db, (tx) => acceptOrder(tx, sale, payment, details))
  } catch (error) {
    if (!(error instanceof TooLate)) throw error
    await inTransaction(db, async (tx) => {
      const order = await lockOrder(tx, payment.order_id)
      if (!(await movePayment(tx, payment.id, returnable ? 'decline' : 'owe', { kind: 'paid_too_late', details }))) return
      await dropOrder(tx, order, 'clock', 'paid too late')
      if (!returnable) await mailRefundDue(tx, sale, order, payment.id)
    })
  }
}

async function acceptOrder(tx: Tx, sale: Sale, payment: Payment, details: BankNews['details']): Promise<void> {
  const order = await lockOrder(tx, payment.order_id)
  if (!(await movePayment(tx, payment.id, 'pay', { kind: 'paid', details }))) return
  if (await isCanceledByShop(tx, order.id)) throw new TooLate()
  if ((await moveOrder(tx, order.id, { to: 'pending', actor: 'bank', note: 'paid' })) === undefined) throw new TooLate()
  if (!order.holds_stock) await takeCartBack(tx, order)
  if (!(await takeAgain(tx, order))) throw new TooLate()
  await mailNewOrder(tx, sale, order, { paid: true })
}
