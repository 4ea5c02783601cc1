import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { returnCredit } from '../companies/credit.ts'
import { givePlace } from '../delivery/take-place.ts'
import { DomainError } from '../errors.ts'
import { lockOrderAt } from '../orders/lock-order.ts'
import { isOnItsWay } from '../orders/on-its-way.ts'
import { isOnCredit } from '../orders/order-actions.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import { transitionOrder } from '../orders/order-status.ts'
import { listPaymentsOf, type Payment } from '../payments/payment-rows.ts'
import { wantVoid } from '../payments/held-money.ts'
import { movePayment } from '../payments/move-payment.ts'
import { isSecured } from '../payments/payment-states.ts'
import { cashOnDelivery } from '../payments/providers/cash-on-delivery.ts'
import { holdsMoney } from '../shared/money-states.ts'
import { staffIdOf } from '../shared/actor.ts'
import { cancelLines, linesToCancel, type LineToCancel } from './cancel-lines.ts'
import { auditOrder, type OrderCall } from './order-call.ts'
import { mailChange } from './order-mails.ts'
import { returnCart } from './release-order.ts'
import { requireReturn } from './return-money.ts'
import type { OrderServices } from './order-services.ts'
import { cancelOf, type StockCause } from '../stock/take-stock.ts'
import { restoreStock } from './stock-of-order.ts'

interface CancelCall extends OrderCall {
  /** For the order's history. */
  note: string
  /** Pieces to cancel; undefined for the whole order. */
  lines?: readonly LineToCancel[] | undefined
  /** Whether the member of the staff has just proven who they are. */
  confirmed?: boolean
}

/**
 * The shop cancels an order, or pieces of its lines: stock and credit are released, paid money becomes due for a refund and held money
 * is let go of, once however often this is called. To cancel the last pieces is to cancel the order. Returns whether a bank has, or
 * may have, money for it. Refuses with `not_found`, `version_conflict`, `validation_failed`, with `conflict` where the order has ended
 * already, and with `confirmation_needed` where it is paid and the caller has not just proven who they are.
 */
export const cancelOrder = (
  db: Db,
  services: OrderServices,
  { lines, confirmed = false, ...call }: CancelCall,
): Promise<{ viaBank: boolean }> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrderAt(tx, call)
    const payments = await listPaymentsOf(tx, order.id)
    const isPaid = payments.some(
      ({ state }) => isSecured(state) || (holdsMoney(state) && state !== 'refunded'),
    )
    if (isPaid && call.by.kind === 'staff' && !confirmed)
      throw new DomainError('confirmation_needed')
    const pieces = lines && linesToCancel(order, lines)
    if (pieces) await cancelLines(tx, services, { order, payments, pieces, ...call })
    else await cancelWhole(tx, services, { order, payments, ...call })
    return { viaBank: payments.length > 0 }
  })

interface WholeCancel extends Pick<CancelCall, 'by' | 'note'> {
  order: OrderRow
  payments: readonly Payment[]
  /** Why the pieces come back; a cancelation by default. */
  cause?: StockCause
}

/** Cancels a locked order. Refuses with `conflict` where it has ended already. */
export async function cancelWhole(
  tx: Tx,
  services: OrderServices,
  { order, payments, by, note, cause = cancelOf(order.id, by) }: WholeCancel,
): Promise<void> {
  const { id, status, grand_total } = order
  const staffId = staffIdOf(by)
  const cashAtTheDoor = order.payment_method === cashOnDelivery.method && (await isOnItsWay(tx, id))
  if (
    (await transitionOrder(tx, id, { to: 'canceled', actor: 'shop', staffId, note })) === undefined
  )
    throw new DomainError('conflict')
  let released = false
  for (const payment of payments) {
    await movePayment(tx, payment.id, { move: 'abandon', kind: 'order_canceled' })
    // A capture that was requested may have happened: the bank is asked first.
    if (payment.state === 'held') released = await wantVoid(tx, payment, 'order_canceled')
  }
  const refund = await requireReturn(tx, payments, {
    drams: Infinity,
    kind: 'order_canceled',
    reason: note,
    staffId,
  })
  if (status === 'pending_payment') await returnCart(tx, order)
  await restoreStock(tx, order, cause)
  if (isOnCredit(order)) await returnCredit(tx, order.company_id, grand_total)
  await givePlace(tx, order)
  const after = { status: 'canceled', reason: note, ...(refund > 0 && { refund_due: refund }) }
  await auditOrder(tx, order, { by, action: 'order.cancel', before: { status }, after })
  // Cash on delivery and invoices are not paid yet: there is no refund. A courier who is out may have the cash already.
  const isUnpaid = payments.length === 0 && !cashAtTheDoor
  await mailChange(tx, services, {
    order,
    to: 'canceled',
    template: released ? 'orderReleased' : isUnpaid ? 'orderCanceledUnpaid' : undefined,
  })
}
