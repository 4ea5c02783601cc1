import type { Db } from '@tsiran/db/database'
import { orderStatuses, type OrderStatus } from '@tsiran/contract/order-shapes'
import { advanceOrder } from '@tsiran/domain/order-management/advance-order'
import { cancelOrder } from '@tsiran/domain/order-management/cancel-order'
import { confirmRefund } from '@tsiran/domain/order-management/confirm-refund'
import { refundOrder } from '@tsiran/domain/order-management/refund-order'
import { settleCredit } from '@tsiran/domain/order-management/settle-credit'
import { loadOverrides } from '@tsiran/domain/texts/load-overrides'
import type { OrderServices } from '@tsiran/domain/order-management/order-services'
import { DomainError } from '@tsiran/domain/errors'
import { listAllOrders } from '@tsiran/domain/orders/list-all-orders'
import { listChanges } from '@tsiran/domain/orders/order-changes'
import { fullName } from '@tsiran/contract/full-name'
import { lineName } from '@tsiran/domain/shared/line-snapshot'
import { linesLeft } from '@tsiran/domain/orders/order-lines'
import { findOrder } from '@tsiran/domain/orders/read-order'
import { listPaymentsOf } from '@tsiran/domain/payments/payment-rows'
import { listOpenRefunds } from '@tsiran/domain/payments/refunds'
import { formatMoney } from '@tsiran/i18n/money'
import { createOrderServices } from '@tsiran/server/order-services'
import { attachToShop } from './launcher/attach.ts'
import { command } from './launcher/command.ts'
import { LauncherError, oneLine, print } from './launcher/console.ts'
import { readSettings } from './launcher/settings.ts'

// `npm run orders -- list [status] | refunds | show <number> | process <number> | complete <number> | cancel <number> [reason] |
// settle <number> | refund <number> | refunded <number>`: the merchant's commands for orders. The shop may run meanwhile.

const by = { kind: 'system', name: 'script' } as const

const instant = (at: Date | string) => new Date(at).toISOString().slice(0, 16).replace('T', ' ')

/** People typed the names, notes and addresses: each line must stay one line. */
const toText = (lines: readonly string[]) => lines.map(oneLine).join('\n')

async function list(db: Db, status: string | undefined): Promise<string> {
  if (status !== undefined && !(orderStatuses as readonly string[]).includes(status))
    throw new LauncherError(`"${status}" is not a status: use ${orderStatuses.join(', ')}`)
  const orders = await listAllOrders(db, status as OrderStatus | undefined, 50)
  const lines = orders.map(
    ({ id, created_at, status: is, grand_total, payment_method, email }) =>
      `${id}  ${instant(created_at)}  ${is.padEnd(15)}  ${formatMoney(grand_total).padStart(12)}  ${payment_method.padEnd(14)}  ${email}`,
  )
  return toText(lines) || 'No orders'
}

async function refunds(db: Db): Promise<string> {
  const due = await listOpenRefunds(db)
  const lines = due.map(({ payment_id, order_id, state, amount, provider, bank_id }) => {
    const what =
      state === 'refunding' ? 'requested, without an answer of the bank: check there first' : 'due'
    return `order ${order_id}  payment ${payment_id}  ${formatMoney(amount)}  ${provider} ${bank_id ?? ''}  ${what}`
  })
  return toText(lines) || 'No refunds are due'
}

async function show(db: Db, id: number): Promise<string> {
  const order = await findOrder(db, id)
  const to = order.shipping_address
  const changes = await listChanges(db, id)
  const payments = await listPaymentsOf(db, id)
  return toText([
    `Order ${id}, ${order.status}, placed ${instant(order.created_at)} by ${order.email}`,
    ...linesLeft(order).map(
      (line) => `  ${line.quantity} × ${lineName(line, 'hy')}  ${formatMoney(line.total)}`,
    ),
    `  ${order.shipping_title.hy}  ${formatMoney(order.shipping_amount)}`,
    `  Total ${formatMoney(order.grand_total)}, ${order.payment_method}`,
    `To: ${[fullName(to), to.company_name].filter(Boolean).join(' ')}, ${[to.city, ...to.address1].join(', ')}, ${to.phone}`,
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

const refundMessages = {
  refunded: 'The bank has accepted the refund',
  refused:
    'The bank refused: refund the payment on the bank’s own pages, then run npm run orders -- refunded',
  unknown:
    'The bank did not answer. Check the refund on its own pages; if it is there, run npm run orders -- refunded',
}

/** The commands for one order, each with the line that it prints. */
const commands: Record<
  string,
  (db: Db, services: OrderServices, id: number, rest: string) => Promise<string>
> = {
  show: (db, _services, id) => show(db, id),
  process: async (db, services, id) => {
    await advanceOrder(db, services, { id, to: 'processing', by })
    return `Order ${id} is being prepared`
  },
  complete: async (db, services, id) => {
    await advanceOrder(db, services, { id, to: 'completed', by })
    return `Order ${id} is completed`
  },
  cancel: async (db, services, id, reason) => {
    const { viaBank } = await cancelOrder(db, services, { id, note: reason, by })
    return `Order ${id} is canceled; its stock is restored${viaBank ? '. A refund is due: npm run orders -- refunds' : ', no refund is due'}`
  },
  settle: async (db, _services, id) => {
    await settleCredit(db, { id, by })
    return `The company has paid order ${id}: it is closed, and its credit is available again`
  },
  refund: async (db, services, id) => refundMessages[await refundOrder(db, services, { id, by })],
  refunded: async (db, services, id) => {
    await confirmRefund(db, services, { id, by })
    return `The refund of order ${id} is recorded`
  },
}

async function run(
  db: Db,
  services: OrderServices,
  name: string,
  number: string | undefined,
  rest: string[],
): Promise<string> {
  if (name === 'list') return list(db, number)
  if (name === 'refunds') return refunds(db)
  const id = Number(number)
  const found = commands[name]
  if (!found || !Number.isSafeInteger(id))
    throw new LauncherError(
      `usage: npm run orders -- list [status] | refunds | <command> <number>, with one of the commands ${Object.keys(commands).join(', ')}`,
    )
  try {
    return await found(db, services, id, rest.join(' '))
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    throw new LauncherError(
      error.code === 'not_found'
        ? `there is no order ${id}`
        : `order ${id} does not allow that now: npm run orders -- show ${id}`,
    )
  }
}

await command(async () => {
  const [name = 'list', number, ...rest] = process.argv.slice(2)
  const settings = readSettings(process.env)
  await attachToShop(settings, async (db) => {
    await loadOverrides(db)
    print(await run(db, createOrderServices(settings, db), name, number, rest))
  })
})
