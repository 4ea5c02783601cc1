import type { UnpaidOrder } from '@tsiran/contract/unpaid-order'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { formatMoney } from '@tsiran/i18n/money'
import { findOrderedCarts } from '../cart/lock-cart.ts'
import type { CartOwner } from '../shared/viewer.ts'
import { DomainError } from '../errors.ts'
import { lockOrder } from '../orders/lock-order.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import { viewOrderedSlot } from '../orders/order-view.ts'
import { findHeldOrder, findOrderIfAny } from '../orders/read-order.ts'
import { findLatestPayment, type Payment } from '../payments/payment-rows.ts'
import { movePayment } from '../payments/move-payment.ts'
import { isSecured } from '../payments/payment-states.ts'
import { holdsMoney } from '../shared/money-states.ts'
import { checkPayment } from './check-payment.ts'
import { openPayment } from './open-payment.ts'
import { dropOrder } from './release-order.ts'
import type { OrderServices } from './order-services.ts'

/** State of an order's payment for its buyer. `receipt` is the payment's key once it is paid. */
export interface PaymentOutcome {
  state: 'paid' | 'waiting' | 'failed'
  order_id: number
  receipt: string | null
  /** False while the bank may have the money already: the buyer must not pay again then. */
  payable: boolean
}

/** The owner's order of this number that waits for its payment and holds its stock; without a number the last one. */
async function findUnpaidOrder(
  db: Db,
  owner: CartOwner | undefined,
  orderId: number | undefined,
): Promise<OrderRow | undefined> {
  const carts = owner ? await findOrderedCarts(db, owner) : []
  return carts.length > 0 ? findHeldOrder(db, carts, orderId) : undefined
}

/** Whether a buyer may pay: the gateway has not answered yet, or reports no payment. */
const isPayable = (payment: Payment | undefined): boolean =>
  payment === undefined || payment.answer === null || payment.answer === 'waiting'

/** The owner's order that waits for its payment, as its page shows it; null where there is none. */
export async function readUnpaidOrder(
  db: Db,
  owner: CartOwner | undefined,
  locale: Locale,
  orderId?: number,
): Promise<UnpaidOrder | null> {
  const order = await findUnpaidOrder(db, owner, orderId)
  if (!order) return null
  const { id, grand_total, hold_until, slot } = order
  return {
    order_id: id,
    grand_total,
    formated_grand_total: formatMoney(grand_total),
    hold_until: new Date(hold_until!).toISOString(),
    payable: isPayable(await findLatestPayment(db, id, { open: true })),
    slot: slot && viewOrderedSlot(slot, locale),
  }
}

/** Finds the pay page of the owner's unpaid order. Refuses with `not_found` without such an order, and as {@link openPayment}. */
export async function payUnpaidOrder(
  db: Db,
  services: OrderServices,
  {
    owner,
    locale,
    orderId,
  }: { owner: CartOwner | undefined; locale: Locale; orderId?: number | undefined },
): Promise<string> {
  const order = await findUnpaidOrder(db, owner, orderId)
  if (!order) throw new DomainError('not_found')
  return openPayment(db, services, { orderId: order.id, locale })
}

/** The outcome of a payment for its buyer. A late payment is refunded, so for the buyer it failed. */
export function outcomeOf(payment: Payment): PaymentOutcome {
  const { state, order_id, key } = payment
  if (isSecured(state)) return { state: 'paid', order_id, receipt: key, payable: false }
  const isWaiting = state === 'created' || state === 'open'
  return {
    state: isWaiting ? 'waiting' : 'failed',
    order_id,
    receipt: null,
    payable: isWaiting && isPayable(payment),
  }
}

/**
 * The outcome of an order that waits no longer: the bank's own call, or the worker, settled it while its page was open. Refuses with
 * `not_found` without a number, and for an order that is not the owner's.
 */
async function settledOutcome(
  db: Db,
  owner: CartOwner | undefined,
  orderId: number | undefined,
): Promise<PaymentOutcome> {
  const order = orderId === undefined ? undefined : await findOrderIfAny(db, orderId)
  const isOwn = owner && order && (await findOrderedCarts(db, owner)).includes(order.cart_id)
  const payment = isOwn && (await findLatestPayment(db, order.id, { open: false }))
  if (!payment) throw new DomainError('not_found')
  return outcomeOf(payment)
}

/**
 * Queries the gateway about the owner's unpaid order; one that is settled by now is answered as it stands. Refuses with `not_found`
 * without such an order.
 */
export async function checkUnpaidOrder(
  db: Db,
  services: OrderServices,
  owner: CartOwner | undefined,
  orderId?: number,
): Promise<PaymentOutcome> {
  const order = await findUnpaidOrder(db, owner, orderId)
  if (!order) return settledOutcome(db, owner, orderId)
  const payment = await findLatestPayment(db, order.id, { open: true })
  if (!payment) return { state: 'waiting', order_id: order.id, receipt: null, payable: true }
  return outcomeOf(await checkPayment(db, services, { payment, kind: 'buyer_asks' }))
}

/**
 * Cancels the owner's unpaid order and restores the cart. The gateway is queried first, since the buyer may just have paid. Refuses
 * with `not_found` without such an order.
 */
export async function giveUpOrder(
  db: Db,
  services: OrderServices,
  owner: CartOwner | undefined,
  orderId?: number,
): Promise<PaymentOutcome> {
  const order = await findUnpaidOrder(db, owner, orderId)
  if (!order) return settledOutcome(db, owner, orderId)
  const open = await findLatestPayment(db, order.id, { open: true })
  const checked =
    open && (await checkPayment(db, services, { payment: open, kind: 'buyer_gives_up' }))
  if (checked && (holdsMoney(checked.state) || isSecured(checked.state))) return outcomeOf(checked)
  return inTransaction(db, async (tx) => {
    const locked = await lockOrder(tx, order.id)
    const payment = await findLatestPayment(tx, order.id, { open: true })
    if (payment) await movePayment(tx, payment.id, { move: 'abandon', kind: 'given_up' })
    await dropOrder(tx, locked, { actor: 'buyer', note: 'given up' })
    // Another call may have settled the payment since the query.
    const last = await findLatestPayment(tx, order.id, { open: false })
    return last
      ? outcomeOf(last)
      : { state: 'failed', order_id: order.id, receipt: null, payable: false }
  })
}
