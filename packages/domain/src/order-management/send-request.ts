import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { lockOrder } from '../orders/lock-order.ts'
import {
  claimRequest,
  refuseRequest,
  scheduleRequest,
  wantCapture,
  wantVoid,
} from '../payments/held-money.ts'
import { notePayment } from '../payments/move-payment.ts'
import { findPayment, type Payment } from '../payments/payment-rows.ts'
import {
  gatewayOf,
  GatewayRefusalError,
  GatewayUnreachableError,
  type PaymentReport,
} from '../payments/provider.ts'
import { finishRequest, reportRefusal } from './finish-request.ts'
import type { OrderServices } from './order-services.ts'

/** Minutes between questions about a request: first, and where nobody has answered for a while. */
const [soon, later] = [1, 60]

/**
 * Sends the request that a payment with held money waits for: to take drams, or to let go. The request is recorded before it is sent,
 * by one of several processes. An answer that does not come leaves the payment to {@link followRequest}. `after` is the request that
 * the bank is known not to have done; null for the first one.
 */
export async function sendRequest(
  db: Db,
  services: OrderServices,
  { id, after = null }: { id: number; after?: Date | null },
): Promise<void> {
  const payment = await claimRequest(db, id, after)
  if (payment) await sendClaimed(db, services, payment)
}

/** What a bank did with a request about held money. `unknown`: its answer did not come. */
export type RequestResult = 'done' | 'refused' | 'unknown'

/** Sends a claimed request once, and records the answer. */
export async function sendClaimed(
  db: Db,
  services: OrderServices,
  payment: Payment,
): Promise<RequestResult> {
  const { id, state } = payment
  const drams = state === 'capturing' ? payment.captured_amount! : null
  try {
    const bank = gatewayOf(services.providers, payment.provider)?.bank
    if (!bank?.capture || !bank.void)
      throw new GatewayUnreachableError('the method has no provider')
    await (drams === null ? bank.void(payment) : bank.capture(payment, drams))
  } catch (error) {
    if (error instanceof GatewayRefusalError) {
      await refuseRequest(db, payment, error.message)
      return 'refused'
    }
    if (!(error instanceof GatewayUnreachableError)) throw error
    await notePayment(db, id, { kind: `${state}_unknown`, detail: { failed: error.message } })
    return 'unknown'
  }
  await finishRequest(db, services, { payment, captured: drams })
  return 'done'
}

/**
 * Goes on with a due payment whose money the bank holds. A request is repeated only where the bank reports that it still holds the
 * money and has not refused; a day before the bank lets go of it, what the order costs is taken. `ask` queries the bank.
 */
export async function followRequest(
  db: Db,
  services: OrderServices,
  { due, ask }: { due: Payment; ask: () => Promise<PaymentReport | string> },
): Promise<void> {
  const { id, state, requested_at: requested } = due
  if (state === 'held') await takeBeforeItLapses(db, due)
  if (state === 'held' || requested === null) return sendRequest(db, services, { id })
  const report = await ask()
  if (report === 'too_soon') return
  if (typeof report !== 'string' && (await isFinishedBy(db, services, { payment: due, report })))
    return
  const isHeld = typeof report !== 'string' && isHeldBy(due, report)
  if (isHeld && state === 'capturing' && (await voidCanceled(db, due)))
    return sendRequest(db, services, { id })
  if (isHeld && due.refused_at === null) return sendRequest(db, services, { id, after: requested })
  const isOld = Date.now() - requested.getTime() > 15 * 60_000
  if (isHeld || isOld) await reportRefusal(db, services, due)
  await scheduleRequest(db, id, isHeld || isOld ? later : soon)
}

/** Applies a report that says what became of held money; false where it does not. */
export async function isFinishedBy(
  db: Db,
  services: OrderServices,
  { payment, report }: { payment: Payment; report: PaymentReport },
): Promise<boolean> {
  const { state, received, details } = report
  if (!fitsHold(payment, report)) return false
  if (state === 'declined') {
    await finishRequest(db, services, { payment, captured: null, details })
    return true
  }
  if (state !== 'paid' || !received || received > payment.held_amount!) return false
  await finishRequest(db, services, { payment, captured: received, details })
  return true
}

/** Whether a report says that the bank still holds a payment's money. */
export const isHeldBy = (payment: Payment, report: PaymentReport): boolean =>
  report.state === 'held' && fitsHold(payment, report)

/** Whether a report is of this payment: another number, currency or amount is no answer. */
const fitsHold = (
  { id, currency, held_amount }: Payment,
  report: Pick<PaymentReport, 'number' | 'currency' | 'amount'>,
): boolean =>
  report.number === String(id) && report.currency === currency && report.amount === held_amount

const takeBeforeItLapses = (db: Db, { id, order_id }: Payment): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, order_id)
    const drams = order.status === 'canceled' ? 0 : order.grand_total
    return wantCapture(tx, { id }, { drams, kind: 'hold_ends' })
  })

/**
 * An order that was canceled before the bank took its money is released instead. False where it is not, or where the request was
 * repeated meanwhile.
 */
const voidCanceled = (db: Db, { id, order_id, requested_at }: Payment): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, order_id)
    const now = (await findPayment(tx, id))!
    if (now.requested_at?.getTime() !== requested_at?.getTime()) return false
    return order.status === 'canceled' && wantVoid(tx, { id }, 'order_canceled')
  })
