import { onlineMethods } from '@tsiran/contract/online-methods'
import type { Db, Tx } from '@tsiran/db/database'
import { bookCredit, creditLeft, returnCredit } from '../companies/credit.ts'
import { DomainError } from '../errors.ts'
import { isOnCredit } from '../orders/order-actions.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import { isReceived } from '../shared/money-states.ts'
import { listPaymentsOf, type Payment } from '../payments/payment-rows.ts'
import { listRefundsOf } from '../payments/refunds.ts'
import { received, requireReturn, withdrawReturn } from './return-money.ts'

/** What an edit does to an order's money. Drams. */
export interface EditMoney {
  /** Goes back to the buyer. */
  refund: number
  /** Is owed more: at the door, or on credit. */
  owed: number
  /** Why it cannot be. */
  problem: 'credit_limit_reached' | 'payment_exceeded' | null
}

/** Whether an order is paid through a bank or wallet. */
export const isOnlinePayment = ({ payment_method }: OrderRow) =>
  (onlineMethods as readonly string[]).includes(payment_method)

/** Drams that the bank holds for an order until it is delivered; undefined where it holds none. */
export const heldDrams = (payments: readonly Payment[]): number | undefined =>
  payments.find(({ state }) => state === 'held')?.amount

/** What a new total would do to an order's money; changes nothing. */
export async function readEditMoney(
  db: Db,
  order: OrderRow,
  grandTotal: number,
): Promise<EditMoney> {
  const more = grandTotal - order.grand_total
  const owed = Math.max(more, 0)
  if (isOnCredit(order))
    return {
      refund: 0,
      owed,
      problem: more > (await creditLeft(db, order.company_id)) ? 'credit_limit_reached' : null,
    }
  if (!isOnlinePayment(order)) return { refund: 0, owed, problem: null }
  const payments = await listPaymentsOf(db, order.id)
  const held = heldDrams(payments)
  if (held !== undefined)
    return { refund: 0, owed: 0, problem: grandTotal > held ? 'payment_exceeded' : null }
  const paid = new Set(payments.flatMap(({ id, state }) => (isReceived(state) ? [id] : [])))
  const untried = (await listRefundsOf(db, order.id)).filter(
    ({ payment_id, state, by_hand }) => paid.has(payment_id) && state === 'due' && !by_hand,
  )
  const withdrawable = untried.reduce((sum, { amount }) => sum + amount, 0)
  return {
    refund: Math.min(Math.max(-more, 0), received(payments)),
    owed,
    problem: owed > withdrawable ? 'payment_exceeded' : null,
  }
}

interface MoneyMove {
  /** The new total. */
  grandTotal: number
  reason: string
  staffId: number | null
}

/**
 * Moves the money of a locked order to its new total: credit is booked or returned; what was paid beyond it becomes due for a
 * refund, and what is held is taken later. Refuses with `credit_limit_reached` and `payment_exceeded`. Returns the drams that go back.
 */
export async function moveEditMoney(
  tx: Tx,
  order: OrderRow,
  { grandTotal, ...cause }: MoneyMove,
): Promise<number> {
  const more = grandTotal - order.grand_total
  if (more === 0) return 0
  if (isOnCredit(order)) {
    if (more < 0) await returnCredit(tx, order.company_id, -more)
    else if (!(await bookCredit(tx, order.company_id, more)))
      throw new DomainError('credit_limit_reached')
    return 0
  }
  if (!isOnlinePayment(order)) return 0
  const payments = await listPaymentsOf(tx, order.id)
  const held = heldDrams(payments)
  if (held !== undefined) {
    if (grandTotal > held) throw new DomainError('payment_exceeded')
    return 0
  }
  if (more < 0) return requireReturn(tx, payments, { drams: -more, kind: 'order_edited', ...cause })
  if ((await withdrawReturn(tx, payments, more)) > 0) throw new DomainError('payment_exceeded')
  return 0
}
