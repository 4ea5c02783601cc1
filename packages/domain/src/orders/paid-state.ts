import type { PaidState } from '@tsiran/contract/admin/order-shapes'
import type { OrderStatus } from '@tsiran/contract/orders'
import type { PaymentState } from '@tsiran/db/tables/payments'

export interface OrderMoney {
  status: OrderStatus
  payment_method: string
  /** Drams. */
  grand_total: number
  /** Of banks, in drams. `refund_total`: what went back, is on its way, or is due; `refund_open`: some of it did not go back yet. */
  payments: readonly {
    state: PaymentState
    amount: number
    refund_total: number
    refund_open: boolean
  }[]
}

/** Tells that nobody but the shop itself takes the money: at the door, or by an invoice. */
const isOffline = ({ payment_method }: OrderMoney) =>
  payment_method === 'cashondelivery' || payment_method === 'credit'

/** How an order's money stands. */
export function paidState(order: OrderMoney): PaidState {
  const { status, payment_method, payments } = order
  const has = (...states: PaymentState[]) => payments.some(({ state }) => states.includes(state))
  if (has('refund_due', 'refunding') || payments.some(({ refund_open }) => refund_open))
    return 'refund_due'
  if (has('paid'))
    return payments.some(({ state, refund_total }) => state === 'paid' && refund_total > 0)
      ? 'part_refunded'
      : 'paid'
  if (has('refunded')) return 'refunded'
  if (!isOffline(order) || status === 'canceled') return 'unpaid'
  if (payment_method === 'credit') return status === 'closed' ? 'paid' : 'credit'
  return status === 'completed' || status === 'closed' ? 'paid' : 'at_the_door'
}
