import type { Db } from '@tsiran/db/database'
import { orderStatuses, type OrderStatus } from '@tsiran/contract/order-shapes'
import { listAllOrders } from '@tsiran/domain/orders/list-all-orders'
import { listChanges } from '@tsiran/domain/orders/order-changes'
import { fullName } from '@tsiran/contract/full-name'
import { lineName } from '@tsiran/domain/shared/line-snapshot'
import { linesLeft } from '@tsiran/domain/orders/order-lines'
import { findOrder } from '@tsiran/domain/orders/read-order'
import { listPaymentsOf } from '@tsiran/domain/payments/payment-rows'
import { listOpenRefunds } from '@tsiran/domain/payments/refunds'
import { formatMoney } from '@tsiran/i18n/money'
import { LauncherError, oneLine } from '../launcher/console.ts'

const instant = (at: Date | string) => new Date(at).toISOString().slice(0, 16).replace('T', ' ')

/** People typed the names, notes and addresses: each line must stay one line. */
const toText = (lines: readonly string[]) => lines.map(oneLine).join('\n')

/** The newest orders, a line each. Throws {@link LauncherError} for an unknown status. */
export async function list(db: Db, status: string | undefined): Promise<string> {
  if (status !== undefined && !(orderStatuses as readonly string[]).includes(status))
    throw new LauncherError(`"${status}" is not a status: use ${orderStatuses.join(', ')}`)
  const orders = await listAllOrders(db, status as OrderStatus | undefined, 50)
  const lines = orders.map(
    ({ id, created_at, status: is, grand_total, payment_method, email }) =>
      `${id}  ${instant(created_at)}  ${is.padEnd(15)}  ${formatMoney(grand_total).padStart(12)}  ${payment_method.padEnd(14)}  ${email}`,
  )
  return toText(lines) || 'No orders'
}

/** The refunds that are due, a line each. */
export async function refunds(db: Db): Promise<string> {
  const due = await listOpenRefunds(db)
  const lines = due.map(({ payment_id, order_id, state, amount, provider, bank_id }) => {
    const what =
      state === 'refunding' ? 'requested, without an answer of the bank: check there first' : 'due'
    return `order ${order_id}  payment ${payment_id}  ${formatMoney(amount)}  ${provider} ${bank_id ?? ''}  ${what}`
  })
  return toText(lines) || 'No refunds are due'
}

/** One order with its lines, history and payments. */
export async function show(db: Db, id: number): Promise<string> {
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
