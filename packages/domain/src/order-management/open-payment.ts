import { setTimeout as sleep } from 'node:timers/promises'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { DomainError } from '../errors.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { gatewayOf, GatewayRefusalError, GatewayUnreachableError, type PaymentGateway } from '../payments/provider.ts'
import { createPayment, findLatestPayment, type Payment } from '../payments/payment-rows.ts'
import { movePayment } from '../payments/move-payment.ts'
import { dropOrder } from './release-order.ts'
import type { OrderServices } from './order-services.ts'

/** Milliseconds between looks at a pay page that another call asks the bank for, and for how long. */
const intervalMs = 100
const timeoutMs = 7_000

/**
 * Finds the page where an order that waits for its payment is paid, asking its bank for one where there is none: however many call at
 * once, the bank is asked by one of them. Refuses with `payment_unavailable` where the bank gives none: the order is then canceled and
 * the cart as it was.
 */
export async function openPayment(db: Db, services: OrderServices, orderId: number, locale: Locale): Promise<string> {
  for (const end = Date.now() + timeoutMs; ; await sleep(intervalMs)) {
    const { payment, ours, bank } = await findOrCreate(db, services, orderId)
    if (payment.state === 'open') return bank.payPage(payment, locale)
    if (ours) return bank.payPage(await askForPage(db, bank, payment, locale), locale)
    if (Date.now() > end) throw new DomainError('payment_unavailable')
  }
}

/** The order's open try; a new one, which is ours to open, where there is none or whoever wanted to open it has died. */
const findOrCreate = (
  db: Db,
  { providers }: OrderServices,
  orderId: number,
): Promise<{ payment: Payment; ours: boolean; bank: PaymentGateway }> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    const online = gatewayOf(providers, order.payment_method)
    // A bank takes no payment of nothing.
    if (order.status !== 'pending_payment' || !order.holds_stock || !online || order.grand_total === 0)
      throw new DomainError('payment_unavailable')
    const { bank, method } = online
    const known = await findLatestPayment(tx, orderId, { open: true })
    if (known && (known.state === 'open' || known.leased)) return { payment: known, ours: false, bank }
    // The bank may know the number of a try that died: a number is never used twice.
    if (known) await movePayment(tx, known.id, 'refuse', { kind: 'never_opened' })
    return { payment: await createPayment(tx, orderId, method, order.grand_total), ours: true, bank }
  })

async function askForPage(db: Db, bank: PaymentGateway, payment: Payment, locale: Locale): Promise<Payment> {
  try {
    const bank_id = await bank.open(payment, locale)
    if (await movePayment(db, payment.id, 'open', { kind: 'opened', bankId: bank_id })) return { ...payment, bank_id, state: 'open' }
  } catch (error) {
    if (!(error instanceof GatewayUnreachableError) && !(error instanceof GatewayRefusalError)) throw error
    await inTransaction(db, async (tx) => {
      const order = await lockOrder(tx, payment.order_id)
      const note = { kind: 'not_opened', details: { reason: error.message } }
      if (await movePayment(tx, payment.id, 'refuse', note)) await dropOrder(tx, order, 'bank', 'no pay page')
    })
  }
  throw new DomainError('payment_unavailable')
}
