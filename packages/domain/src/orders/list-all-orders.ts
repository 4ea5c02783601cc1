import type { OrderStatus } from '@tsiran/contract/orders'
import type { Db } from '@tsiran/db/database'
import { selectChanges, selectNewest } from './queries.ts'

/** The newest orders of the shop, newest first; of one status where it is named. For the merchant alone. */
export const listAllOrders = (db: Db, status: OrderStatus | undefined, limit: number) => selectNewest(db, status, limit)

/** What happened to an order, oldest first. */
export const listChanges = selectChanges
