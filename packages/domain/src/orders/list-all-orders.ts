import type { OrderStatus } from '@tsiran/contract/order-shapes'
import type { Db } from '@tsiran/db/database'
import { selectNewest } from './queries.ts'

/** The shop's latest orders, newest first; only those of `status` where it is defined. For the merchant only. */
export const listAllOrders = (db: Db, status: OrderStatus | undefined, limit: number) =>
  selectNewest(db, status, limit)
