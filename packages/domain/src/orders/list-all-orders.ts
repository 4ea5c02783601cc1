import type { OrderStatus } from '@tsiran/contract/orders'
import type { Db } from '@tsiran/db/database'
import { selectNewest } from './queries.ts'

/** The newest orders of the shop, newest first; of one status where it is named. For the merchant alone. */
export const listAllOrders = (db: Db, status: OrderStatus | undefined, limit: number) => selectNewest(db, status, limit)
