import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Route, RouteRow } from '@tsiran/contract/admin/route-shapes'
import type { Stop } from '@tsiran/contract/admin/stop-shapes'
import { formatTime } from '@tsiran/i18n/dates'
import { api } from '../../platform/api/admin-client.ts'
import { callLocale } from '../../platform/api/call-locale.ts'
import { untilRefused } from '../../platform/api/final-refusal.ts'

/** The key that everything about routes begins with: a write reads all of it again. */
export const deliveriesKey = ['deliveries'] as const
const refetchInterval = untilRefused(20_000)

/** The orders that no route has on a day, `YYYY-MM-DD`, in the language of the page. */
export const waitingQuery = (day: string) =>
  queryOptions({
    queryKey: [...deliveriesKey, 'waiting', day, callLocale.current],
    queryFn: ({ signal }) => api('GET /api/admin/routes/waiting', { query: { day }, signal }),
    refetchInterval,
  })

/** The routes of a day that the person may see, and earlier ones that are not done: a courier may come back after midnight. */
export const routesQuery = (day: string) =>
  queryOptions({
    queryKey: [...deliveriesKey, 'routes', day],
    queryFn: async ({ signal }) =>
      (await api('GET /api/admin/routes', { query: { day, unfinished: true, limit: 100 }, signal }))
        .data,
    refetchInterval,
  })

/** One route with its stops, in the language of the page. */
export const routeQuery = (id: number) =>
  queryOptions({
    queryKey: [...deliveriesKey, 'route', id, callLocale.current],
    queryFn: async ({ signal }) =>
      (await api('GET /api/admin/routes/:id', { params: { id }, signal })).data,
    refetchInterval,
  })

/** What a stop costs in cash without pieces that its buyer refuses. */
export const refusalQuery = (
  routeId: number,
  orderId: number,
  lines: readonly { line_id: number; quantity: number }[],
) =>
  queryOptions({
    queryKey: [...deliveriesKey, 'refusal', routeId, orderId, lines],
    queryFn: async ({ signal }) =>
      (
        await api('POST /api/admin/routes/:id/stops/:order_id/preview', {
          params: { id: routeId, order_id: orderId },
          body: { lines: [...lines] },
          signal,
        })
      ).data,
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
  })

/** The sheet of chosen orders, in the language of the page. `ids`: orders' numbers with commas. */
export const sheetQuery = (ids: string) =>
  queryOptions({
    queryKey: [...deliveriesKey, 'sheet', ids, callLocale.current],
    queryFn: async ({ signal }) =>
      (await api('GET /api/admin/documents/route', { query: { order_ids: ids }, signal })).data,
  })

/** The couriers' cash of a day. */
export const cashQuery = (day: string) =>
  queryOptions({
    queryKey: [...deliveriesKey, 'cash', day],
    queryFn: async ({ signal }) =>
      (await api('GET /api/admin/routes/cash', { query: { day }, signal })).data,
  })

/** The staff who deliver. */
export const couriersQuery = queryOptions({
  queryKey: [...deliveriesKey, 'couriers'],
  queryFn: async ({ signal }) => (await api('GET /api/admin/couriers', { signal })).data,
})

/** The path of a route's page, below /admin. */
export const routePath = ({ id }: Pick<RouteRow | Route, 'id'>): string => `/deliveries/${id}`

/** `10:00–12:00`; empty without a slot. */
export const hoursOf = ({ slot }: Pick<Stop, 'slot'>): string =>
  slot ? `${formatTime(slot.starts_at)}–${formatTime(slot.ends_at)}` : ''
