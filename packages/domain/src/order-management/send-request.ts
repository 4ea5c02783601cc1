import type { Db } from '@tsiran/db/database'
import { claimRequest, refuseRequest } from '../payments/held-money.ts'
import { notePayment } from '../payments/move-payment.ts'
import type { Payment } from '../payments/payment-rows.ts'
import {
  gatewayOf,
  GatewayRefusalError,
  GatewayUnreachableError,
  type PaymentReport,
} from '../payments/provider.ts'
import { finishRequest } from './finish-request.ts'
import type { OrderServices } from './order-services.ts'

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
