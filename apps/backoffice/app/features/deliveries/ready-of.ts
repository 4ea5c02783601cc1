import type { WaitingOrder } from '@tsiran/contract/admin/route-shapes'

/** The chosen orders that may still go on a route: an order may leave the list, or cease to be ready, after it was chosen. */
export const readyOf = (
  orders: readonly Pick<WaitingOrder, 'order_id' | 'ready'>[],
  chosen: readonly number[],
): number[] => chosen.filter((id) => orders.some(({ order_id, ready }) => ready && order_id === id))
