import type { UnpaidOrder } from '@tsiran/contract/checkout'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { formatMoney } from '@tsiran/i18n/money'
import { findOrderedCart } from '../cart/lock-cart.ts'
import type { CartOwner } from '../shared/viewer.ts'
import { DomainError } from '../errors.ts'
import { lockOrder } from '../orders/lock-order.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import { findOrder, findOrderOfCart } from '../orders/read-order.ts'
import { findLatestPayment, type Payment } from '../payments/payment-rows.ts'
import { movePayment } from '../payments/move-payment.ts'
import { holdsMoney } from '../payments/payment-states.ts'
import { checkPayment } from './check-payment.ts'
import { openPayment } from './open-payment.ts'
import { dropOrder } from './release-order.ts'
import type { OrderServices } from './order-services.ts'

/** How the payment of an order stands for its buyer. `receipt` is the payment's key once it is paid. */
export interface PaymentOutcome {
  state: 'paid' | 'waiting' | 'failed'
  order_id: number
  receipt: string | null
  /** False while the bank may have the money already: nobody should pay then. */
  payable: boolean
}

/** The owner's last order, while it waits for its payment and its goods are held. */
async function findUnpaidOrder(db: Db, owner: CartOwner | undefined): Promise<OrderRow | undefined> {
  const cartId = owner && (await findOrderedCart(db, owner))
  const id = cartId === undefined ? undefined : await findOrderOfCart(db, cartId)
  const order = id === undefined ? undefined : await findOrder(db, id)
  return order?.status === 'pending_payment' && order.holds_stock ? order : undefined
}

/** Tells whether a buyer may pay: the bank has said nothing yet, or that nothing was paid. */
const isPayable = (payment: Payment | undefined): boolean =>
  payment === undefined || payment.answer === null || payment.answer === 'waiting'

/** The owner's order that waits for its payment, as its page shows it; null where there is none. */
export async function readUnpaidOrder(db: Db, owner: CartOwner | undefined): Promise<UnpaidOrder | null> {
  const order = await findUnpaidOrder(db, owner)
  if (!order) return null
  const { id, grand_total, hold_until } = order
  return {
    order_id: id,
    grand_total,
    formated_grand_total: formatMoney(grand_total),
    hold_until: new Date(hold_until!).toISOString(),
    payable: isPayable(await findLatestPayment(db, id, { open: true })),
  }
}

/** Finds the page where the owner's unpaid order is paid. Refuses with `not_found` where there is none, and as {@link openPayment}. */
export async function payUnpaidOrder(db: Db, services: OrderServices, owner: CartOwner | undefined, locale: Locale): Promise<string> {
  const order = await findUnpaidOrder(db, owner)
  if (!order) throw new DomainError('not_found')
  return openPayment(db, services, order.id, locale)
}

/** What a payment means for its buyer. Money that came too late to be kept is returned: for the buyer the payment failed. */
export function outcomeOf(payment: Payment): PaymentOutcome {
  const { state, order_id, key } = payment
  if (state === 'paid') return { state: 'paid', order_id, receipt: key, payable: false }
  const waits = state === 'created' || state === 'open'
  return { state: waits ? 'waiting' : 'failed', order_id, receipt: null, payable: waits && isPayable(payment) }
}

/** Asks the bank about the owner's order that waits for its payment. Refuses with `not_found` where there is none. */
export async function checkUnpaidOrder(db: Db, services: OrderServices, owner: CartOwner | undefined): Promise<PaymentOutcome> {
  const order = await findUnpaidOrder(db, owner)
  if (!order) throw new DomainError('not_found')
  const payment = await findLatestPayment(db, order.id, { open: true })
  if (!payment) return { state: 'waiting', order_id: order.id, receipt: null, payable: true }
  return outcomeOf(await checkPayment(db, services, payment, 'buyer_asks'))
}

/**
 * The buyer gives an unpaid order up: it is canceled, and its cart is as it was. The bank is asked first, since it may have been paid
 * just now. Refuses with `not_found` where there is none.
 */
export async function giveUpOrder(db: Db, services: OrderServices, owner: CartOwner | undefined): Promise<PaymentOutcome> {
  const order = await findUnpaidOrder(db, owner)
  if (!order) throw new DomainError('not_found')
  const open = await findLatestPayment(db, order.id, { open: true })
  const asked = open && (await checkPayment(db, services, open, 'buyer_gives_up'))
  if (asked && holdsMoney(asked.state)) return outcomeOf(asked)
  await inTransaction(db, async (tx) => {
    const locked = await lockOrder(tx, order.id)
    const payment = await findLatestPayment(tx, order.id, { open: true })
    if (payment) await movePayment(tx, payment.id, 'abandon', { kind: 'given_up' })
    await dropOrder(tx, locked, 'buyer', 'given up')
  })
  return { state: 'failed', order_id: order.id, receipt: null, payable: false }
}
