import { useQueryClient } from '@tanstack/react-query'
import type { Route } from '@tsiran/contract/admin/route-shapes'
import type { AdminInput } from '@tsiran/contract/admin/api'
import { useFailureText } from '../../platform/api/failure-text.ts'
import { useWrite } from '../../platform/api/use-write.ts'
import { api } from '../../platform/api/admin-client.ts'
import { deliveriesKey, routeQuery } from './delivery-queries.ts'

type Report = Omit<AdminInput<'POST /api/admin/routes/:id/stops/:order_id'>['body'], 'locale'>

/**
 * Reports what happened at a door. The same again is safe: where the answer was lost on the way, or the server was busy, it is sent
 * again.
 */
export function useRecordStop(route: Route, orderId: number, onDone: () => void) {
  const queries = useQueryClient()
  const failureText = useFailureText()
  const write = useWrite(
    (report: Report) =>
      api('POST /api/admin/routes/:id/stops/:order_id', {
        params: { id: route.id, order_id: orderId },
        body: report,
      }),
    {
      isRepeatable: true,
      onSuccess: ({ data }) => {
        queries.setQueryData(routeQuery(route.id).queryKey, data)
        void queries.invalidateQueries({ queryKey: deliveriesKey })
        onDone()
      },
      onError: () => void queries.invalidateQueries({ queryKey: routeQuery(route.id).queryKey }),
    },
  )
  return {
    run: write.run,
    pending: write.pending,
    failure: write.error ? failureText(write.error) : undefined,
  }
}
