import type { Order } from '@tsiran/contract/orders'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { DomainError } from '../errors.ts'
import { viewOrder } from './order-view.ts'
import { selectOrderOfCart, selectOrders } from './queries.ts'

/** The order with this number, for a caller whose right to it is known. Refuses with `not_found`. */
export async function readOrder(db: Db, id: number, locale: Locale): Promise<Order> {
  const [order] = await selectOrders(db, [id])
  if (!order) throw new DomainError('not_found')
  return viewOrder(order, locale)
}

/** Number of the order that a cart became; undefined while it has not. */
export const findOrderOfCart = selectOrderOfCart
