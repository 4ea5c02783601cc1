import type { RefundLine } from '@tsiran/contract/admin/order-payment-shapes'
import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { formatMoney } from '@tsiran/i18n/money'
import { DomainError, fieldError } from '../errors.ts'
import { raiseVersion } from '../orders/change-lines.ts'
import { lockOrder, lockOrderAt } from '../orders/lock-order.ts'
import { dueOf, refundable } from '../orders/order-actions.ts'
import { beginRefund, failRefund, takeDue } from '../payments/move-refund.ts'
import { listPaymentsOf, type Payment } from '../payments/payment-rows.ts'
import { gatewayOf, GatewayRefusalError, type PaymentGateway } from '../payments/provider.ts'
import { addDue, listRefundsOf, type PaymentRefund } from '../payments/refunds.ts'
import { staffIdOf } from '../shared/actor.ts'
import { closeRefund } from './confirm-refund.ts'
import { dramsOfLines, wordsOfLines } from './lines-to-refund.ts'
import { auditOrder, type OrderCall } from './order-call.ts'
import type { OrderServices } from './order-services.ts'

/** Result of a refund. `unknown`: the bank's answer did not come, so a person has to check there before a retry. */
export type RefundResult = 'refunded' | 'refused' | 'unknown'

interface RefundCall extends OrderCall {
  /** Drams; undefined for all that can be refunded of one payment. */
  amount?: number
  reason?: string
  /** The delivered pieces that it is for, whose cost it is at most. What is due otherwise stays due. */
  lines?: readonly RefundLine[] | undefined
  /** True to return what is due alone, so that a repetition finds nothing. */
  onlyDue?: boolean
}

/**
 * Refunds drams of one payment of an order through the bank, on a person's decision: what is due, and of a completed order all that
 * was paid. A completed order whose money is all returned is closed. The bank gets one request: a concurrent or repeated call finds
 * nothing to refund. Where the bank refuses, or has no refunds, the drams are due by hand. Refuses with `not_found`,
 * `version_conflict`, `validation_failed` for its lines and where no payment has so much to refund, and `conflict` where none has any.
 */
export async function refundOrder(
  db: Db,
  services: OrderServices,
  call: RefundCall,
): Promise<RefundResult> {
  const begun = await inTransaction(db, (tx) => begin(tx, services, call))
  if (!begun) return 'refused'
  const { payment, refund, request } = begun
  try {
    await request(payment, refund.amount === payment.amount ? 'all' : refund.amount)
  } catch (error) {
    if (!(error instanceof GatewayRefusalError)) return 'unknown'
    await inTransaction(db, async (tx) => {
      await lockOrder(tx, payment.order_id)
      await raiseVersion(tx, payment.order_id)
      await failRefund(tx, refund, error.message)
    })
    return 'refused'
  }
  await inTransaction(
    db,
    async (tx) =>
      void (await closeRefund(tx, services, {
        order: await lockOrder(tx, payment.order_id),
        refund,
      })),
  )
  return 'refunded'
}

interface Begun {
  payment: Payment
  refund: PaymentRefund
  request: NonNullable<PaymentGateway['refund']>
}

/** Records the request before it is sent; undefined where the payment's method has no refunds, and a person has to return it. */
async function begin(
  tx: Tx,
  { providers }: OrderServices,
  { by, amount, reason = '', lines, onlyDue = false, ...call }: RefundCall,
): Promise<Begun | undefined> {
  const order = await lockOrderAt(tx, call)
  const refunds = await listRefundsOf(tx, order.id)
  const all = (await listPaymentsOf(tx, order.id)).map((payment) => {
    const own = refunds.filter(({ payment_id }) => payment_id === payment.id)
    const whole = { ...payment, refunds: own }
    const due = dueOf(whole)
    const most = refundable(whole, order.status)
    return { payment, due, limit: onlyDue ? due : lines ? most - due : most }
  })
  const wanted = lines ? dramsOfLines(order, refunds, { lines, amount }) : amount
  const covers = (drams: number) => drams > 0 && drams >= (wanted ?? 0)
  // What is due goes back of its own payment: an order may have been paid twice.
  const found =
    (!lines && all.find(({ due }) => covers(due))) || all.find(({ limit }) => covers(limit))
  if (!found) {
    const most = Math.max(0, ...all.map(({ limit }) => limit))
    if (most === 0 || onlyDue) throw new DomainError('conflict')
    throw fieldError('amount', 'moreThanRefundable', { amount: formatMoney(most) })
  }
  const { payment, limit } = found
  const drams = wanted ?? limit
  const cause = { reason, staffId: staffIdOf(by) }
  await raiseVersion(tx, order.id)
  await auditOrder(tx, order, {
    by,
    action: 'order.refund',
    after: {
      payment: payment.id,
      amount: drams,
      reason,
      ...(lines && { lines: wordsOfLines(order, lines) }),
    },
  })
  const bank = gatewayOf(providers, payment.provider)?.bank
  const request = bank?.refund?.bind(bank)
  if (request)
    return { payment, refund: await beginRefund(tx, payment, { drams, lines, ...cause }), request }
  const own = lines ?? (await takeDue(tx, payment.id, drams, { untried: false })).lines
  const due = { amount: drams, lines: own, kind: 'refund_by_hand', byHand: true }
  await addDue(tx, payment, { ...due, ...cause })
  return undefined
}
