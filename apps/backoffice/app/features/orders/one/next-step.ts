import type { AdminOrder, OrderAction } from '@tsiran/contract/admin/order-shapes'

/** What is done next in the life of an order; null where nothing is left to do, or not for this person. */
export function nextStep({
  actions,
  paid,
}: Pick<AdminOrder, 'actions' | 'paid'>): OrderAction | null {
  // Money that the bank did not give, and a refund, come before packing.
  const order: readonly OrderAction[] = [
    'repeat_request',
    ...(paid === 'refund_due' ? (['refund', 'confirm_refund', 'return_cash'] as const) : []),
    'settle',
    'process',
    'complete',
    'settle_credit',
  ]
  return order.find((action) => actions.includes(action)) ?? null
}
