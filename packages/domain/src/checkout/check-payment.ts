import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { lockOrder } from '../orders/lock-order.ts'
import { askAt, bankOf, findPayment, movePayment, notePayment, takeDuePayment, type Payment } from '../payments/payments.ts'
import { nextQuestion } from '../payments/payment-states.ts'
import { BankUnreachable, type BankNews } from '../payments/provider.ts'
import { mailRefundDue } from './order-mails.ts'
import { dropOrder } from './release-order.ts'
import type { Sale } from './sale.ts'
import { settlePayment } from './settle-payment.ts'

/** Asks a payment's bank how it stands and acts on the answer. Returns the payment as it is afterwards, unchanged where no answer came. */
export async function checkPayment(db: Db, sale: Sale, payment: Payment, kind: string): Promise<Payment> {
  const news = await askBank(db, sale, payment, kind)
  return news ? settlePayment(db, sale, payment, news) : (await findPayment(db, payment.id))!
}

async function askBank(db: Db, { providers }: Sale, payment: Payment, kind: string): Promise<BankNews | undefined> {
  const bank = bankOf(providers, payment.provider)?.bank
  if (!bank?.ask || payment.bank_id === null) return undefined
  try {
    const news = await bank.ask(payment)
    await notePayment(db, payment.id, kind, { ...news })
    return news
  } catch (error) {
    if (!(error instanceof BankUnreachable)) throw error
    await notePayment(db, payment.id, kind, { failed: error.message })
    return undefined
  }
}

/**
 * Asks about the payment that is due longest, if there is one; returns whether there was. Any number of processes may do this at
 * once; one that dies leaves its payment to the others after its lease. Unpaid after a day is given up (decisions 23).
 */
export async function checkNextPayment(db: Db, sale: Sale): Promise<boolean> {
  const due = await takeDuePayment(db)
  if (!due) return false
  // A try whose pay page never came: whoever asked for it has died.
  if (due.state === 'created') await movePayment(db, due.id, 'refuse', { kind: 'never_opened' })
  const news = await askBank(db, sale, due, 'poll')
  const { state, age } = news ? await settlePayment(db, sale, due, news) : (await findPayment(db, due.id))!
  if (state !== 'open' && state !== 'abandoned') return true
  const next = nextQuestion(age)
  if (next !== undefined) await askAt(db, due.id, next)
  else await giveUp(db, sale, due, news?.state === 'held')
  return true
}

/** A day without a payment: the order is canceled. Money that the bank still holds on a card is to be set free by the shop. */
const giveUp = (db: Db, sale: Sale, payment: Payment, held: boolean): Promise<void> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, payment.order_id)
    if (!(await movePayment(tx, payment.id, held ? 'owe' : 'expire', { kind: 'given_up' }))) return
    await dropOrder(tx, order, 'clock', 'not paid within a day')
    if (held) await mailRefundDue(tx, sale, order, payment.id)
  })
