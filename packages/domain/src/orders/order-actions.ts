import type { OrderAction } from '@tsiran/contract/admin/order-shapes'
import { isAllowed, type Permission, type StaffRole } from '@tsiran/contract/admin/permissions'
import type { OrderStatus } from '@tsiran/contract/orders'
import { allowedFrom } from './order-status.ts'
import type { OrderMoney } from './paid-state.ts'

const needs: Readonly<Record<OrderAction, Permission>> = {
  process: 'orders.write',
  complete: 'orders.write',
  cancel: 'orders.write',
  cancel_lines: 'orders.write',
  edit: 'orders.write',
  refund: 'refunds.write',
  confirm_refund: 'refunds.write',
  settle_credit: 'credit.write',
  note: 'orders.write',
  slip: 'slips.read',
  invoice: 'invoices.read',
}

const isOpen = (status: OrderStatus) => status === 'pending' || status === 'processing'

/** Whether an order's state allows an action, whoever asks. */
const isPossible: Readonly<Record<OrderAction, (order: OrderMoney) => boolean>> = {
  process: ({ status }) => allowedFrom.processing.includes(status),
  complete: ({ status }) => allowedFrom.completed.includes(status),
  cancel: ({ status }) => allowedFrom.canceled.includes(status),
  cancel_lines: ({ status }) => isOpen(status),
  edit: ({ status }) => isOpen(status),
  refund: ({ status, payments }) =>
    payments.some(({ state }) => state === 'refund_due' || (state === 'paid' && ['completed', 'canceled'].includes(status))),
  confirm_refund: ({ payments }) => payments.some(({ state }) => state === 'refund_due' || state === 'refunding'),
  settle_credit: ({ status, payment_method }) => payment_method === 'credit' && status === 'completed',
  note: () => true,
  slip: ({ status }) => isOpen(status) || status === 'completed' || status === 'closed',
  invoice: ({ status }) => isOpen(status) || status === 'completed' || status === 'closed',
}

/** What somebody with these roles may do to an order now, in the order of the buttons. */
export const actionsOf = (order: OrderMoney, roles: readonly StaffRole[]): OrderAction[] =>
  (Object.keys(needs) as OrderAction[]).filter((action) => isAllowed(roles, needs[action]) && isPossible[action](order))
