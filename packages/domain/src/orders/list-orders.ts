import type { Order } from '@tsiran/contract/order-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { Db } from '@tsiran/db/database'
import { pageMeta } from '../shared/pagination.ts'
import { viewOrder } from './order-view.ts'
import { selectOrderHeads, selectOrders } from './queries.ts'

interface OrdersQuery {
  page?: number
  limit?: number
  locale: Locale
}

/** A page of a customer's orders with their lines, newest first. */
export async function listOrders(
  db: Db,
  customerId: number,
  { page = 1, limit = 8, locale }: OrdersQuery,
) {
  const { heads, total } = await selectOrderHeads(
    db,
    { customerId },
    { from: undefined, to: undefined, page, limit },
  )
  const orders = await selectOrders(
    db,
    heads.map(({ id }) => id),
  )
  const data: Order[] = orders.map((order) => viewOrder(order, locale))
  return { data, meta: pageMeta({ page, limit }, total) }
}
