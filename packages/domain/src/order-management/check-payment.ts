import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { lockOrder } from '../orders/lock-order.ts'
import { mayBeGivenUp, nextPollAt } from '../payments/payment-states.ts'
import { askAt, takeQuestion } from '../payments/payment-polls.ts'
import { gatewayOf, GatewayUnreachableError, type PaymentReport } from '../payments/provider.ts'
import { findPayment, type Payment } from '../payments/payment-rows.ts'
import { movePayment, noteAnswer, noteOnce } from '../payments/move-payment.ts'
import { mailRefundDue, mailUnclearPayment } from './order-mails.ts'
import { dropOrder } from './release-order.ts'
import type { OrderServices } from './order-services.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * A bank's answer, or why there is none. `impossible`: the bank cannot be asked about this payment. `too_soon`: somebody asked a few
 * seconds ago. `silent`: it did not answer, or the shop no longer has it.
 */
type Answer = PaymentReport | 'impossible' | 'too_soon' | 'silent'

/** Asks a payment's bank how it stands and acts on the answer. Returns the payment as it is afterwards, unchanged where no answer came. */
export async function checkPayment(db: Db, services: OrderServices, payment: Payment, kind: string): Promise<Payment> {
  const answer = await queryGateway(db, services, payment, kind)
  return typeof answer === 'string' ? (await findPayment(db, payment.id))! : settlePayment(db, services, payment, answer)
}

async function queryGateway(db: Db, { providers }: OrderServices, payment: Payment, kind: string): Promise<Answer> {
  if (payment.bank_id === null) return 'impossible'
  if (!(await takeQuestion(db, payment.id))) return 'too_soon'
  try {
    const bank = gatewayOf(providers, payment.provider)?.bank
    if (!bank?.ask) throw new GatewayUnreachableError('not among the ways of payment')
    const news = await bank.ask(payment)
    await noteAnswer(db, payment.id, kind, news.state, { ...news })
    return news
  } catch (error) {
    if (!(error instanceof GatewayUnreachableError)) throw error
    await noteAnswer(db, payment.id, kind, 'silent', { failed: error.message })
    return 'silent'
  }
}

/**
 * Asks about a payment that is due. After a day it is given up where the bank says that nothing was paid (R23); where the
 * bank says nothing, it is asked hourly on, and people are notified once.
 */
export async function checkDuePayment(db: Db, services: OrderServices, due: Payment): Promise<void> {
  // A try whose pay page never came: whoever asked for it has died.
  if (due.state === 'created') await movePayment(db, due.id, 'refuse', { kind: 'never_opened' })
  const answer = await queryGateway(db, services, due, 'poll')
  const { state, age } = typeof answer === 'string' ? (await findPayment(db, due.id))! : await settlePayment(db, services, due, answer)
  // The lease brings back what was asked about just now.
  if ((state !== 'open' && state !== 'abandoned') || answer === 'too_soon') return
  const isKnown = answer === 'impossible' || (typeof answer !== 'string' && answer.state !== 'unclear')
  if (mayBeGivenUp(age) && isKnown) return giveUp(db, services, due, typeof answer !== 'string' && answer.state === 'held')
  if (mayBeGivenUp(age)) await notifyUnclear(db, services, due)
  await askAt(db, due.id, nextPollAt(age))
}

/** A day without a payment: the order is canceled. Money that the bank still holds on a card is to be set free by the shop. */
const giveUp = (db: Db, services: OrderServices, payment: Payment, held: boolean): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, payment.order_id)
    if (!(await movePayment(tx, payment.id, held ? 'owe' : 'expire', { kind: 'given_up' }))) return
    await dropOrder(tx, order, 'clock', 'not paid within a day')
    if (held) await mailRefundDue(tx, services, order, payment)
  })

/** Nobody knows whether this payment was paid: a person has to look at the bank's own pages. */
async function notifyUnclear(db: Db, services: OrderServices, payment: Payment): Promise<void> {
  const isFirst = await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, payment.order_id)
    if (!(await noteOnce(tx, payment.id, 'unclear_for_a_day'))) return false
    await mailUnclearPayment(tx, services, order, payment)
    return true
  })
  if (isFirst) services.alarm?.({ kind: 'payment_unclear', order: payment.order_id, payment: payment.id })
}
