import type { Db, Tx } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { raiseVersion } from '../orders/change-lines.ts'
import { lockOrder } from '../orders/lock-order.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import { finishCapture } from '../payments/held-money.ts'
import { movePayment, noteOnce } from '../payments/move-payment.ts'
import { findPayment, type Payment } from '../payments/payment-rows.ts'
import { addDue } from '../payments/refunds.ts'
import { mailHoldProblem } from './payment-mails.ts'
import type { OrderServices, PaymentAlarm } from './order-services.ts'

/** What the bank did with held money: took so many drams, or nothing. */
export interface HoldResult {
  payment: Payment
  captured: number | null
  details?: Record<string, string>
}

/**
 * Records what became of held money, once. What the order does not cost any more becomes due for a refund. People are alerted where
 * the order lacks money.
 */
export async function finishRequest(
  db: Db,
  services: OrderServices,
  { payment, captured, details = {} }: HoldResult,
): Promise<void> {
  const alarm = await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, payment.order_id)
    const isNew =
      captured === null
        ? await movePayment(tx, payment.id, { move: 'voided', kind: 'voided', details })
        : await finishCapture(tx, payment, { drams: captured, details })
    if (!isNew) return undefined
    await raiseVersion(tx, order.id)
    const cost = order.status === 'canceled' ? 0 : order.grand_total
    const received = captured ?? 0
    await returnExcess(tx, payment, { received, cost })
    // A second payment of an order is released: the first one is the order's.
    return received < cost && payment.state !== 'voiding'
      ? alertOnce(tx, services, { order, payment, kind: 'hold_lost' })
      : undefined
  })
  if (alarm) services.alarm?.(alarm)
}

/** Makes due what was received beyond the cost of a locked order. Drams. */
export async function returnExcess(
  tx: Tx,
  { id }: Payment,
  { received, cost }: { received: number; cost: number },
): Promise<void> {
  if (received > cost)
    await addDue(tx, { id }, { amount: received - cost, kind: 'excess', reason: '', staffId: null })
}

/** The bank refused to take held money, or to let go of it: a person has to look, and is alerted once. */
export async function reportRefusal(
  db: Db,
  services: OrderServices,
  payment: Payment,
): Promise<void> {
  const alarm = await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, payment.order_id)
    const now = (await findPayment(tx, payment.id))!
    return now.state === payment.state
      ? alertOnce(tx, services, { order, payment, kind: 'hold_refused' })
      : undefined
  })
  if (alarm) services.alarm?.(alarm)
}

interface HoldProblem {
  order: OrderRow
  payment: Payment
  kind: Extract<PaymentAlarm['kind'], 'hold_lost' | 'hold_refused'>
}

async function alertOnce(
  tx: Tx,
  services: OrderServices,
  { order, payment, kind }: HoldProblem,
): Promise<PaymentAlarm | undefined> {
  if (!(await noteOnce(tx, payment.id, kind))) return undefined
  await mailHoldProblem(tx, services, { order, payment })
  return { kind, order: order.id, payment: payment.id }
}
