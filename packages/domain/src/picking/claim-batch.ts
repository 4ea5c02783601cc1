import type { Picking } from '@tsiran/contract/admin/picking-shapes'
import type { Db } from '@tsiran/db/database'
import { inTransaction } from '@tsiran/db/transaction'
import { DomainError } from '../errors.ts'
import type { OrderServices } from '../order-management/order-services.ts'
import { claimOrder } from './claim-picking.ts'
import type { PickingCall } from './picking-steps.ts'

interface BatchCall extends Omit<PickingCall, 'id'> {
  ids: readonly number[]
}

/**
 * Takes orders to pick them in one walk: all of them, or none, each as by `claimPicking`. Answers them in the order of the call.
 * Refuses with `not_found` and with `conflict`, whose data names the order.
 */
export const claimBatch = (
  db: Db,
  services: OrderServices,
  { ids, ...call }: BatchCall,
): Promise<Picking[]> =>
  inTransaction(db, async (tx) => {
    const claimed = new Map<number, Picking>()
    for (const id of new Set(ids.toSorted((a, b) => a - b)))
      try {
        claimed.set(id, await claimOrder(tx, services, { ...call, id }))
      } catch (error) {
        throw namingOrder(error, id)
      }
    return [...new Set(ids)].map((id) => claimed.get(id)!)
  })

const namingOrder = (error: unknown, id: number): unknown =>
  error instanceof DomainError && error.code === 'conflict'
    ? new DomainError('conflict', { data: { ...(error.details.data as object), order_id: id } })
    : error
