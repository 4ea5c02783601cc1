import { queryOptions } from '@tanstack/react-query'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import type { Picking, PickingRow } from '@tsiran/contract/admin/picking-shapes'
import { formatTime } from '@tsiran/i18n/dates'
import { api } from '../../platform/api/admin-client.ts'
import { callLocale } from '../../platform/api/call-locale.ts'
import { untilRefused } from '../../platform/api/final-refusal.ts'

/** The key that everything about picking begins with: a write reads all of it again. */
export const pickingKey = ['picking'] as const
const refetchInterval = untilRefused(15_000)

/** The orders of a day, `YYYY-MM-DD`, in the language of the page. */
export const pickingDayQuery = (day: string) =>
  queryOptions({
    queryKey: [...pickingKey, 'day', day, callLocale.current],
    queryFn: ({ signal }) => api('GET /api/admin/picking', { query: { day }, signal }),
    refetchInterval,
  })

/** One order with its lines. */
export const pickingQuery = (id: number) =>
  queryOptions({
    queryKey: [...pickingKey, 'order', id, callLocale.current],
    queryFn: async ({ signal }) =>
      (await api('GET /api/admin/picking/:order_id', { params: { order_id: id }, signal })).data,
    refetchInterval,
  })

/** Whether the shop has no such order. */
export const isUnknown = ({ error }: { error: unknown }): boolean =>
  isApiError(error) && error.status === 404

/** What may come instead of a line. */
export const substitutesQuery = (orderId: number, lineId: number, search: string) =>
  queryOptions({
    queryKey: [...pickingKey, 'substitutes', orderId, lineId, search, callLocale.current],
    queryFn: async ({ signal }) =>
      (
        await api('GET /api/admin/picking/:order_id/lines/:line_id/substitutes', {
          params: { order_id: orderId, line_id: lineId },
          query: { search },
          signal,
        })
      ).data,
  })

/** `10:00–12:00`; empty without a slot. */
export const hoursOf = ({ slot }: Pick<PickingRow | Picking, 'slot'>): string =>
  slot ? `${formatTime(slot.starts_at)}–${formatTime(slot.ends_at)}` : ''
