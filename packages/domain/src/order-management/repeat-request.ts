import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { DomainError } from '../errors.ts'
import { raiseVersion } from '../orders/change-lines.ts'
import { lockOrderAt } from '../orders/lock-order.ts'
import { claimRepetition, claimRequest, wantVoid } from '../payments/held-money.ts'
import { findPayment, type Payment } from '../payments/payment-rows.ts'
import { auditOrder, type OrderCall } from './order-call.ts'
import type { OrderServices } from './order-services.ts'
import { askGateway } from './query-gateway.ts'
import { isFinishedBy, isHeldBy, sendClaimed, type RequestResult } from './send-request.ts'

interface RepeatCall extends OrderCall {
  paymentId: number
}

/** `gone`: the bank has let go of the money that it was to take. */
export type RepeatResult = RequestResult | 'gone'

/**
 * Repeats, on a person's decision, a request about held money that the bank refused: to take what the order costs now, at most what is
 * held, or to let go of it. The bank is queried first, and gets one request where it still holds the money: a concurrent call finds
 * nothing to repeat, and no process repeats this request by itself. Refuses with `not_found`, `version_conflict`, and with `conflict`
 * where no request was refused.
 */
export async function repeatRequest(
  db: Db,
  services: OrderServices,
  call: RepeatCall,
): Promise<RepeatResult> {
  const payment = await inTransaction(db, (tx) => claim(tx, call))
  const report = await askGateway(db, services, { payment, kind: 'repetition' })
  if (report === 'silent') return 'unknown'
  if (isHeldBy(payment, report)) return sendClaimed(db, services, payment)
  if (!(await isFinishedBy(db, services, { payment, report }))) return 'unknown'
  const { state } = (await findPayment(db, payment.id))!
  return payment.state === 'capturing' && state === 'voided' ? 'gone' : 'done'
}

/** Records the decision before the bank is asked anything. */
async function claim(tx: Tx, { paymentId: id, by, ...call }: RepeatCall): Promise<Payment> {
  const order = await lockOrderAt(tx, call)
  const refused = await claimRepetition(tx, { id, orderId: order.id, drams: order.grand_total })
  if (!refused) throw new DomainError('conflict')
  // The buyer of a canceled order pays nothing.
  const isReleased =
    refused.state === 'capturing' &&
    order.status === 'canceled' &&
    (await wantVoid(tx, { id }, 'order_canceled'))
  const payment = isReleased ? (await claimRequest(tx, id, null))! : refused
  await raiseVersion(tx, order.id)
  await auditOrder(tx, order, {
    by,
    action: 'order.repeat_request',
    after: { payment: id, state: payment.state, amount: payment.captured_amount ?? 0 },
  })
  return payment
}
