import type { QueryClient } from '@tanstack/react-query'
import type { Picking } from '@tsiran/contract/admin/picking-shapes'
import { ordersKey } from '../orders/order-queries.ts'
import { pickingQuery } from './picking-queries.ts'

/** Shows an order as a write has answered it. A reading under way may be older, and its answer would undo that. */
export async function showPicking(queries: QueryClient, picking: Picking): Promise<void> {
  const { queryKey } = pickingQuery(picking.order_id)
  await queries.cancelQueries({ queryKey })
  queries.setQueryData(queryKey, picking)
  // Lists of orders show how far the picking is.
  void queries.invalidateQueries({ queryKey: ordersKey })
}
