import type { Order } from '@tsiran/contract/order-shapes'
import type { Db } from '@tsiran/db/database'
import { openPayment } from '../order-management/open-payment.ts'
import type { OrderServices } from '../order-management/order-services.ts'
import { placeOrder, type OrderCall } from './place-order.ts'

export interface SubmittedOrder {
  order: Order
  /** Address of the provider's payment page; undefined where the order is not paid online. */
  payPage?: string
}

/**
 * Places the owner's cart and, where it is paid online, opens its payment page. Refuses as {@link placeOrder} and
 * {@link openPayment} do.
 */
export async function submitOrder(
  db: Db,
  call: OrderCall & { services: OrderServices },
): Promise<SubmittedOrder> {
  const order = await placeOrder(db, call)
  if (order.status !== 'pending_payment') return { order }
  return {
    order,
    payPage: await openPayment(db, call.services, {
      orderId: order.id,
      locale: call.viewer.locale,
    }),
  }
}
