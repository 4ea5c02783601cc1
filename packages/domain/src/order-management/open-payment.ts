import { setTimeout as sleep } from 'node:timers/promises'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { DomainError } from '../errors.ts'
import { lockOrder } from '../orders/lock-order.ts'
import {
  gatewayOf,
  GatewayRefusalError,
  GatewayUnreachableError,
  type PaymentGateway,
} from '../payments/provider.ts'
import { createPayment, findLatestPayment, type Payment } from '../payments/payment-rows.ts'
import { movePayment } from '../payments/move-payment.ts'
import { dropOrder } from './release-order.ts'
import type { OrderServices } from './order-services.ts'

/** Polling, in ms, for a pay page that another call is requesting. */
const intervalMs = 100
const timeoutMs = 7_000

/**
 * Finds the pay page of an unpaid order and requests one from the gateway where there is none. Of several calls at once, one sends
 * the request. Refuses with `payment_unavailable` where the gateway gives no page: the order is then canceled and the cart
 * restored.
 */
export async function openPayment(
  db: Db,
  services: OrderServices,
  { orderId, locale }: { orderId: number; locale: Locale },
): Promise<string> {
  for (const end = Date.now() + timeoutMs; ; await sleep(intervalMs)) {
    const { payment, ours, bank } = await findOrCreate(db, services, orderId)
    if (payment.state === 'open') return bank.payPage(payment, locale)
    if (ours) return bank.payPage(await requestPage(db, { bank, payment, locale }), locale)
    if (Date.now() > end) throw new DomainError('payment_unavailable')
  }
}

/** The order's open payment; a new one for this call to open where there is none, or the process that was opening it has died. */
const findOrCreate = (
  db: Db,
  { providers }: OrderServices,
  orderId: number,
): Promise<{ payment: Payment; ours: boolean; bank: PaymentGateway }> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    const online = gatewayOf(providers, order.payment_method)
    // Banks take no payment of 0.
    if (
      order.status !== 'pending_payment' ||
      !order.holds_stock ||
      !online ||
      order.grand_total === 0
    )
      throw new DomainError('payment_unavailable')
    const { bank, method } = online
    const last = await findLatestPayment(tx, orderId, { open: true })
    if (last && (last.state === 'open' || last.leased)) return { payment: last, ours: false, bank }
    // The bank may know the number of the dead attempt: a number is never used twice.
    if (last) await movePayment(tx, last.id, { move: 'refuse', kind: 'never_opened' })
    const { holdDays } = bank
    // What weighed lines may cost more is held, and taken where they do.
    const amount = order.grand_total + (holdDays === undefined ? 0 : order.buffer)
    return {
      payment: await createPayment(tx, { orderId, provider: method, amount, holdDays }),
      ours: true,
      bank,
    }
  })

interface PageRequest {
  bank: PaymentGateway
  payment: Payment
  locale: Locale
}

async function requestPage(db: Db, { bank, payment, locale }: PageRequest): Promise<Payment> {
  try {
    const bank_id = await bank.open(payment, locale)
    if (await movePayment(db, payment.id, { move: 'open', kind: 'opened', bankId: bank_id }))
      return { ...payment, bank_id, state: 'open' }
  } catch (error) {
    if (!(error instanceof GatewayUnreachableError) && !(error instanceof GatewayRefusalError))
      throw error
    await inTransaction(db, async (tx) => {
      const order = await lockOrder(tx, payment.order_id)
      const note = { kind: 'not_opened', details: { reason: error.message } }
      if (await movePayment(tx, payment.id, { move: 'refuse', ...note }))
        await dropOrder(tx, order, { actor: 'bank', note: 'no pay page' })
    })
  }
  throw new DomainError('payment_unavailable')
}
