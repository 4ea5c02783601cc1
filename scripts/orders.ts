import type { Db } from '@tsiran/db/database'
import { orderStatuses, type OrderStatus } from '@tsiran/contract/orders'
import { advanceOrder, cancelOrder, settleCredit } from '@tsiran/domain/order-management/cancel-order'
import { confirmRefund, refundOrder } from '@tsiran/domain/order-management/refund-order'
import type { OrderServices } from '@tsiran/domain/order-management/order-services'
import { DomainError } from '@tsiran/domain/errors'
import { listAllOrders } from '@tsiran/domain/orders/list-all-orders'
import { listChanges } from '@tsiran/domain/orders/order-changes'
import { findOrder } from '@tsiran/domain/orders/read-order'
import { listPaymentsOf, listRefunds } from '@tsiran/domain/payments/payment-rows'
import { formatMoney } from '@tsiran/i18n/money'
import { createOrderServices } from '@tsiran/server/order-services'
import { besideTheShop } from './launcher/attach.ts'
import { command } from './launcher/command.ts'
import { LauncherError, oneLine, print } from './launcher/console.ts'
import { readSettings } from './launcher/settings.ts'

// `npm run orders -- list [status] | refunds | show <number> | process <number> | complete <number> | cancel <number> [reason] |
// settle <number> | refund <number> | refunded <number>`: what a merchant does with orders. The shop may run meanwhile.

const instant = (at: Date | string) => new Date(at).toISOString().slice(0, 16).replace('T', ' ')

/** Names, notes and addresses are what people typed: each line stays one. */
const toText = (lines: readonly string[]) => lines.map(oneLine).join('\n')

async function list(db: Db, status: string | undefined): Promise<string> {
  if (status !== undefined && !(orderStatuses as readonly string[]).includes(status))
    throw new LauncherError(`"${status}" is no status: it takes ${orderStatuses.join(', ')}`)
  const orders = await listAllOrders(db, status as OrderStatus | undefined, 50)
  const lines = orders.map(
    ({ id, created_at, status: is, grand_total, payment_method, email }) =>
      `${id}  ${instant(created_at)}  ${is.padEnd(15)}  ${formatMoney(grand_total).padStart(12)}  ${payment_method.padEnd(14)}  ${email}`,
  )
  return toText(lines) || 'There are no such orders'
}

async function refunds(db: Db): Promise<string> {
  const owed = await listRefunds(db)
  const lines = owed.map(({ id, order_id, state, amount, provider, bank_id }) => {
    const what = state === 'refunding' ? 'the bank was told and did not answer: look there first' : 'to be returned'
    return `order ${order_id}  payment ${id}  ${formatMoney(amount)}  ${provider} ${bank_id ?? ''}  ${what}`
  })
  return toText(lines) || 'There is no money to return'
}

async function show(db: Db, id: number): Promise<string> {
  const order = await findOrder(db, id)
  const { first_name, last_name, phone, city, address1, company_name } = order.shipping_address
  const changes = await listChanges(db, id)
  const payments = await listPaymentsOf(db, id)
  return toText([
    `Order ${id}, ${order.status}, placed ${instant(order.created_at)} by ${order.email}`,
    ...order.lines.map(
      ({ name, options, quantity, total }) => `  ${quantity} × ${[name.hy, options.hy].filter(Boolean).join(', ')}  ${formatMoney(total)}`,
    ),
    `  ${order.shipping_title.hy}  ${formatMoney(order.shipping_amount)}`,
    `  Total ${formatMoney(order.grand_total)}, ${order.payment_method}`,
    `To: ${[first_name, last_name === '.' ? '' : last_name, company_name].filter(Boolean).join(' ')}, ${[city, ...address1].join(', ')}, ${phone}`,
    ...(order.description ? [`Note: ${order.description}`] : []),
    'History:',
    ...changes.map(
      ({ created_at, from_status, to_status, actor, note }) =>
        `  ${instant(created_at)}  ${from_status ?? '—'} → ${to_status}  by the ${actor}  ${note}`,
    ),
    ...(payments.length > 0 ? ['Payments:'] : []),
    ...payments.map(
      ({ id: number, created_at, provider, state, amount, bank_id }) =>
        `  ${number}  ${instant(created_at)}  ${provider}  ${state}  ${formatMoney(amount)}  ${bank_id ?? ''}`,
    ),
  ])
}

const refundWords = {
  refunded: 'The money is on its way back',
  refused: 'The bank refused: return the money through the bank’s own pages, then say npm run orders -- refunded',
  unknown: 'The bank did not answer. Look at its own pages whether the money went back; if so, say npm run orders -- refunded',
}

/** What each word does to the order of a number; it answers with what there is to say. */
const acts: Record<string, (db: Db, sale: OrderServices, id: number, rest: string) => Promise<string>> = {
  show: (db, _sale, id) => show(db, id),
  process: async (db, sale, id) => {
    await advanceOrder(db, sale, id, 'processing')
    return `Order ${id} is being prepared`
  },
  complete: async (db, sale, id) => {
    await advanceOrder(db, sale, id, 'completed')
    return `Order ${id} is completed`
  },
  cancel: async (db, sale, id, reason) => {
    const { viaBank } = await cancelOrder(db, sale, id, reason)
    return `Order ${id} is canceled; its goods are back in the stock${viaBank ? '. Money to return: npm run orders -- refunds' : ', no money is owed'}`
  },
  settle: async (db, _sale, id) => {
    await settleCredit(db, id)
    return `The company has paid order ${id}: it is closed, and its credit is free again`
  },
  refund: async (db, sale, id) => refundWords[await refundOrder(db, sale, id)],
  refunded: async (db, sale, id) => {
    await confirmRefund(db, sale, id)
    return `The money of order ${id} is noted as returned`
  },
}

async function act(db: Db, sale: OrderServices, word: string, number: string | undefined, rest: string[]): Promise<string> {
  if (word === 'list') return list(db, number)
  if (word === 'refunds') return refunds(db)
  const id = Number(number)
  const found = acts[word]
  if (!found || !Number.isSafeInteger(id))
    throw new LauncherError(`this takes list [status], refunds, or one of ${Object.keys(acts).join(', ')} and an order's number`)
  try {
    return await found(db, sale, id, rest.join(' '))
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    throw new LauncherError(
      error.code === 'not_found' ? `there is no order ${id}` : `order ${id} cannot do that now: npm run orders -- show ${id}`,
    )
  }
}

await command(async () => {
  const [word = 'list', number, ...rest] = process.argv.slice(2)
  const settings = readSettings(process.env)
  await besideTheShop(settings, async (db) => print(await act(db, createOrderServices(settings, db), word, number, rest)))
})
