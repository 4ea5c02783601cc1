import type { Db } from '@tsiran/db/database'
import { countWaitingMails } from '@tsiran/domain/mail/count-mails'
import { countOrders } from '@tsiran/domain/orders/count-orders'
import { countPayments } from '@tsiran/domain/payments/count-payments'
import { countDifferences } from '@tsiran/domain/stock/check-stock'
import { Counter, Gauge, type Registry } from 'prom-client'

/**
 * Registers metrics that are read from the database and are the same for every process. Returns a function that updates them.
 * While the database is down they are absent and `tsiran_database_answers` is 0. Orders after the id `firstOrder` count.
 */
export function shopMetrics(db: Db, firstOrder: number, registry: Registry): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] })
  const answers = gauge('tsiran_database_answers', '1 while the database answers')
  // Only a metric with a label can be absent; this one stays empty.
  const figure = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['shop'], registers: [registry] })
  const waiting = figure('tsiran_mails_waiting', 'Mails that wait to be sent')
  const oldest = figure('tsiran_mails_oldest_seconds', 'Age of the oldest mail that waits')
  const pending = figure(
    'tsiran_payments_pending',
    'Payments that buyers have begun and banks have not settled',
  )
  const refunds = figure('tsiran_refunds_due', 'Payments that the shop has to give back')
  const unclear = figure(
    'tsiran_payments_unclear',
    'Payments of which the bank has not said for a day whether they were paid',
  )
  const differences = figure(
    'tsiran_stock_differences',
    'Variants whose stock was not the sum of their movements at the last nightly check',
  )
  const orders = new Counter({
    name: 'tsiran_orders_total',
    help: 'Orders placed in the shop since this process began, by method of payment',
    labelNames: ['method'],
    registers: [registry],
  })
  const forget = () => {
    for (const each of [waiting, oldest, pending, refunds, unclear, differences, orders])
      each.reset()
  }
  return async () => {
    try {
      const [mails, payments, differing, placed] = await Promise.all([
        countWaitingMails(db),
        countPayments(db),
        countDifferences(db),
        countOrders(db, firstOrder),
      ])
      // In one turn with what follows: of two collectors at once, each would count the orders.
      forget()
      answers.set(1)
      waiting.set(mails.waiting)
      oldest.set(mails.oldest)
      pending.set(payments.pending)
      refunds.set(payments.refunds)
      unclear.set(payments.unclear)
      differences.set(differing)
      for (const { method, count } of placed) orders.inc({ method }, count)
    } catch {
      forget()
      answers.set(0)
    }
  }
}
