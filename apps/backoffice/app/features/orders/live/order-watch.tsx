import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { useEffect, useEffectEvent } from 'react'
import { api } from '../../../platform/api/admin-client.ts'
import { setTitleCount } from '../../../platform/document/title-count.ts'
import { useCan } from '../../session/me-query.ts'
import { orderListsKey } from '../order-queries.ts'
import { useOrderBadge, useOrderSound } from './alert-settings.ts'
import { ringChime } from './chime.ts'
import { takePulse, useNewOrders } from './new-orders.ts'

/** Milliseconds between two looks for new orders. */
const pulseMs = 10_000

const isSignedOut = (error: unknown) => isApiError(error) && error.status === 401

/** Looks for new orders on every page of those who may see them: counts them in the title, rings, and lets lists and Today read again. */
export function OrderWatch() {
  return useCan()('orders.read') ? <Watch /> : null
}

function Watch() {
  const { seen, count } = useNewOrders()
  const sound = useOrderSound()
  const badge = useOrderBadge()
  const queries = useQueryClient()
  const pulse = useQuery({
    queryKey: ['order-pulse', seen],
    queryFn: async ({ signal }) =>
      (await api('GET /api/admin/orders/pulse', { query: seen ? { after: seen } : {}, signal }))
        .data,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    // Whoever has closed the sign-in above an unsaved page is not asked again by a pulse; the sign-in reads what failed.
    refetchInterval: ({ state }) => (isSignedOut(state.error) ? false : pulseMs),
    // A background tab polls only if its notifications are on.
    refetchIntervalInBackground: sound || badge,
  })
  const { data, dataUpdatedAt } = pulse
  // `seen` is the one that the pulse was asked with: another one has a query of its own.
  const take = useEffectEvent((answer: NonNullable<typeof data>) => {
    if (takePulse(seen, answer) === 0) return
    for (const queryKey of [orderListsKey, ['today'], ['setup']])
      void queries.invalidateQueries({ queryKey })
    if (sound) void ringChime().catch(() => undefined)
  })
  useEffect(() => {
    if (data) take(data)
  }, [data, dataUpdatedAt])
  useEffect(() => setTitleCount(count), [count])
  useEffect(() => () => setTitleCount(0), [])
  return null
}
