import type { OrderAction } from '@tsiran/contract/admin/order-shapes'
import type { OrderStage } from '@tsiran/contract/admin/order-list-shapes'
import { isAllowed, type StaffRole } from '@tsiran/contract/admin/permissions'
import type { OrderStatus } from '@tsiran/contract/order-shapes'
import type { PaymentState, RefundState } from '@tsiran/db/tables/payments'
import { linesLeft } from './order-lines.ts'
import type { OrderRow } from './order-rows.ts'
import { isReceived } from '../shared/money-states.ts'
import { allowedFrom, changeableStatuses, isBeingPicked, isChangeable } from './order-status.ts'
import { seesPeople } from './people-mask.ts'
import type { SlotColumns } from './slot-of-order.ts'

/** A payment with its refunds, as far as they decide what may be done. Drams. */
export interface PaymentWithRefunds {
  state: PaymentState
  amount: number
  /** What went back, is on its way, or is due. */
  refund_total: number
  refunds: readonly { state: RefundState; amount: number }[]
  /** Whether the bank refused to take what it holds, or to let go of it. */
  repeatable?: boolean
}

/**
 * Drams of a payment that can be refunded: what is due, and once the order is delivered or canceled all that is left. The money of
 * an order that will be delivered stays.
 */
export function refundable(
  { state, amount, refund_total, refunds }: PaymentWithRefunds,
  status: OrderStatus,
): number {
  const isOver = ['completed', 'canceled'].includes(status)
  return dueOf({ refunds }) + (isReceived(state) && isOver ? amount - refund_total : 0)
}

/** Drams of a payment that are due for a refund. */
export const dueOf = ({ refunds }: Pick<PaymentWithRefunds, 'refunds'>): number =>
  refunds.reduce((sum, { state, amount }) => sum + (state === 'due' ? amount : 0), 0)

/** The statuses of orders that are, or were, delivered. */
const documented: readonly OrderStatus[] = [...changeableStatuses, 'completed', 'closed']

type ActedOn = Pick<OrderRow, 'status' | 'payment_method' | 'company_id' | 'lines'> &
  Pick<SlotColumns, 'slot'> &
  Partial<Pick<OrderRow, 'picking' | 'settled_at'>> & {
    stage?: OrderStage | null
    door_cash?: { returned_at: string | null } | null
  }

/** Whether an order is picked, and neither settled nor gone: every line that takes stock is decided. */
export const isSettleable = ({
  status,
  settled_at,
  lines,
}: Pick<OrderRow, 'status' | 'lines'> & Partial<Pick<OrderRow, 'settled_at'>>): boolean =>
  changeableStatuses.includes(status) &&
  !settled_at &&
  linesLeft({ lines }).every(({ stocked, pick_state }) => !stocked || pick_state != null)

/** What people with these roles may do to an order now, in the order of the contract's list. */
export function actionsOf(
  order: ActedOn,
  payments: readonly PaymentWithRefunds[],
  roles: readonly StaffRole[],
): OrderAction[] {
  const { status } = order
  const [mayWrite, mayRefund] = [
    isAllowed(roles, 'orders.write'),
    isAllowed(roles, 'refunds.write'),
  ]
  const isOnItsWay = order.stage === 'delivering'
  const mayChange = mayWrite && isChangeable(order)
  const pieces = linesLeft(order).reduce(
    (sum, { stocked, quantity }) => sum + (stocked ? quantity : 0),
    0,
  )
  const isOpen = ({ state }: { state: RefundState }) => state === 'due' || state === 'refunding'
  const rules: [OrderAction, boolean][] = [
    ['process', mayWrite && allowedFrom.processing.includes(status)],
    [
      'complete',
      mayWrite && allowedFrom.completed.includes(status) && !isBeingPicked(order) && !isOnItsWay,
    ],
    ['cancel', mayWrite && allowedFrom.canceled.includes(status)],
    ['cancel_lines', mayChange && pieces > 1],
    ['edit', mayChange && !order.settled_at],
    ['move', mayWrite && changeableStatuses.includes(status) && order.slot !== null && !isOnItsWay],
    ['refund', mayRefund && payments.some((payment) => refundable(payment, status) > 0)],
    ['confirm_refund', mayRefund && payments.some(({ refunds }) => refunds.some(isOpen))],
    ['return_cash', mayRefund && order.door_cash?.returned_at === null],
    ['repeat_request', mayRefund && payments.some(({ repeatable }) => repeatable)],
    ['settle', isAllowed(roles, 'picking.write') && isSettleable(order)],
    [
      'settle_credit',
      isAllowed(roles, 'credit.write') && status === 'completed' && isOnCredit(order),
    ],
    ['note', mayWrite],
    // A slip names the buyer.
    ['slip', isAllowed(roles, 'slips.read') && seesPeople(roles) && documented.includes(status)],
    ['invoice', isAllowed(roles, 'invoices.read') && documented.includes(status)],
  ]
  return rules.flatMap(([action, isAllowedNow]) => (isAllowedNow ? [action] : []))
}

/** Whether a company owes an order's total. */
export const isOnCredit = <O extends Pick<OrderRow, 'payment_method' | 'company_id'>>(
  order: O,
): order is O & { company_id: number } =>
  order.payment_method === 'credit' && order.company_id !== null
