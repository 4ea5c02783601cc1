import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { lockOrder } from '../orders/lock-order.ts'
import { scheduleRequest, wantCapture, wantVoid } from '../payments/held-money.ts'
import { findPayment, type Payment } from '../payments/payment-rows.ts'
import type { PaymentReport } from '../payments/provider.ts'
import { reportRefusal } from './finish-request.ts'
import type { OrderServices } from './order-services.ts'
import { sendRequest, isFinishedBy, isHeldBy } from './send-request.ts'

/** Minutes between questions about a request: first, and where nobody has answered for a while. */
const [soon, later] = [1, 60]

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
