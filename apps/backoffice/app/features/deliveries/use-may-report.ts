import type { Route } from '@tsiran/contract/admin/route-shapes'
import { useCan, useMe } from '../session/me-query.ts'

/** Whether the signed-in member reports on a route: its courier, and the office. */
export function useMayReport({ courier }: Pick<Route, 'courier'>): boolean {
  const { id } = useMe()
  return useCan()('deliveries.write') || courier.id === id
}
