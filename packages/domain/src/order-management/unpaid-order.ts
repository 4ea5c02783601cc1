import type { UnpaidOrder } from '@tsiran/contract/unpaid-order'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { formatMoney } from '@tsiran/i18n/money'
import { findOrderedCarts } from '../cart/lock-cart.ts'
import type { CartOwner } from '../shared/viewer.ts'
import { DomainError } from '../errors.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import { viewOrderedSlot } from '../orders/order-view.ts'
import { findHeldOrder, findOrderIfAny } from '../orders/read-order.ts'
import { findLatestPayment } from '../payments/payment-rows.ts'
import { checkPayment } from './check-payment.ts'
import { openPayment } from './open-payment.ts'
import type { OrderServices } from './order-services.ts'
import { type PaymentOutcome, isPayable, outcomeOf } from './payment-outcome.ts'

/** The owner's order of this number that waits for its payment and holds its stock; without a number the last one. */
export async function findUnpaidOrder(
  db: Db,
  owner: CartOwner | undefined,
  orderId: number | undefined,
): Promise<OrderRow | undefined> {
  const carts = owner ? await findOrderedCarts(db, owner) : []
  return carts.length > 0 ? findHeldOrder(db, carts, orderId) : undefined
}

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

/**
 * The outcome of an order that waits no longer: the bank's own call, or the worker, settled it while its page was open. Refuses with
 * `not_found` without a number, and for an order that is not the owner's.
 */
export async function settledOutcome(
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
