import type { PaidState } from '@tsiran/contract/admin/order-shapes'
import type { OrderStatus } from '@tsiran/contract/orders'
import type { PaymentState } from '@tsiran/db/tables/payments'

export interface OrderMoney {
  status: OrderStatus
  payment_method: string
  /** Drams. */
  grand_total: number
  /** Of banks. `refunded`: drams that went back or are on their way. */
  payments: readonly { state: PaymentState; amount: number; refunded: number }[]
}

const isDelivered = ({ status }: OrderMoney) => status === 'completed' || status === 'closed'

/** Tells that nobody but the shop itself takes the money: at the door, or by an invoice. */
const isOffline = ({ payment_method }: OrderMoney) => payment_method === 'cashondelivery' || payment_method === 'credit'

/** How an order's money stands. */
export function paidState(order: OrderMoney): PaidState {
  const { status, payment_method, payments } = order
  const has = (...states: PaymentState[]) => payments.some(({ state }) => states.includes(state))
  if (has('refund_due', 'refunding')) return 'refund_due'
  if (has('paid')) return payments.some(({ refunded }) => refunded > 0) ? 'part_refunded' : 'paid'
  if (has('refunded')) return 'refunded'
  if (!isOffline(order) || status === 'canceled') return 'unpaid'
  if (payment_method === 'credit') return status === 'closed' ? 'paid' : 'credit'
  return isDelivered(order) ? 'paid' : 'at_the_door'
}

const shopHas: readonly PaymentState[] = ['paid', 'refund_due', 'refunding', 'refunded']

/** Drams that the shop holds for an order, refunds taken off. */
export function receivedDrams(order: OrderMoney): number {
  const fromBanks = order.payments
    .filter(({ state }) => shopHas.includes(state))
    .reduce((sum, { amount, refunded }) => sum + amount - refunded, 0)
  return fromBanks + (isOffline(order) && paidState(order) === 'paid' ? order.grand_total : 0)
}
