import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { retakePlace } from '../delivery/take-place.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { isCanceledByShop } from '../orders/order-changes.ts'
import { transitionOrder } from '../orders/order-status.ts'
import type { Payment } from '../payments/payment-rows.ts'
import { holdMoney, wantVoid } from '../payments/held-money.ts'
import { movePayment } from '../payments/move-payment.ts'
import type { PaymentReport } from '../payments/provider.ts'
import { requireRefund } from '../payments/refunds.ts'
import { returnExcess } from './finish-request.ts'
import { mailNewOrder } from './order-mails.ts'
import { mailRefundDue } from './payment-mails.ts'
import { dropOrder, takeCartBack } from './release-order.ts'
import type { OrderServices } from './order-services.ts'
import { retakeStock } from './stock-of-order.ts'

/** The order can no longer be delivered for this money. */
class TooLateError extends Error {
  override readonly name = 'TooLateError'
}

export interface Settlement {
  payment: Payment
  report: PaymentReport
}

/** Accepts the order for delivery. Where that is too late, requires a refund, or lets go of what is held. */
export async function takeMoney(
  db: Db,
  services: OrderServices,
  { payment, report }: Settlement,
): Promise<void> {
  const { details, returnable = false } = report
  try {
    await inTransaction(db, (tx) => acceptOrder(tx, services, { payment, report }))
  } catch (error) {
    if (!(error instanceof TooLateError)) throw error
    await inTransaction(db, async (tx) => {
      const order = await lockOrder(tx, payment.order_id)
      if (report.state === 'held') {
        if (!(await holdMoney(tx, payment, details))) return
        await wantVoid(tx, payment, 'paid_too_late')
        return dropOrder(tx, order, { actor: 'clock', note: 'paid too late' })
      }
      const isNew = returnable
        ? await movePayment(tx, payment.id, { move: 'decline', kind: 'paid_too_late', details })
        : await requireRefund(tx, payment, {
            move: 'requireRefund',
            kind: 'paid_too_late',
            details,
          })
      if (!isNew) return
      await dropOrder(tx, order, { actor: 'clock', note: 'paid too late' })
      if (!returnable) await mailRefundDue(tx, services, { order, payment })
    })
  }
}

async function acceptOrder(
  tx: Tx,
  services: OrderServices,
  { payment, report: { state, details } }: Settlement,
): Promise<void> {
  const order = await lockOrder(tx, payment.order_id)
  const isHeld = state === 'held'
  const isNew = isHeld
    ? await holdMoney(tx, payment, details)
    : await movePayment(tx, payment.id, { move: 'pay', kind: 'paid', details })
  if (!isNew) return
  if (order.erased_at !== null || (await isCanceledByShop(tx, order.id))) throw new TooLateError()
  if (
    (await transitionOrder(tx, order.id, {
      to: 'pending',
      actor: 'bank',
      note: isHeld ? 'held' : 'paid',
    })) === undefined
  )
    throw new TooLateError()
  if (!order.holds_stock && !(await takeCartBack(tx, order))) throw new TooLateError()
  if (!(await retakeStock(tx, order))) throw new TooLateError()
  await retakePlace(tx, order)
  // The terminal took at once what it was to hold: what weighed lines may cost more goes back.
  if (!isHeld)
    await returnExcess(tx, payment, { received: payment.amount, cost: order.grand_total })
  await mailNewOrder(tx, services, { order, paid: isHeld ? 'held' : 'paid', held: payment.amount })
}
