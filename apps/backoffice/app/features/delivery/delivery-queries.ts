import { queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api/admin-client.ts'

/** What reads again after a write of zones, the week or a slot. */
export const deliveryChanged = [['delivery'], ['audit']]

export const zonesQuery = queryOptions({
  queryKey: ['delivery', 'zones'],
  queryFn: async ({ signal }) => (await api('GET /api/admin/zones', { signal })).data,
})
export const districtsQuery = queryOptions({
  queryKey: ['delivery', 'districts'],
  queryFn: async ({ signal }) => (await api('GET /api/admin/districts', { signal })).data,
})
export const weekQuery = queryOptions({
  queryKey: ['delivery', 'week'],
  queryFn: async ({ signal }) => (await api('GET /api/admin/slot-templates', { signal })).data,
})
export const exceptionsQuery = queryOptions({
  queryKey: ['delivery', 'exceptions'],
  queryFn: async ({ signal }) => (await api('GET /api/admin/slot-exceptions', { signal })).data,
})
/** Slots of the next days; orders take their places meanwhile. */
export const slotsQuery = (zone?: number) =>
  queryOptions({
    queryKey: ['delivery', 'slots', zone ?? 0],
    queryFn: async ({ signal }) =>
      (
        await api('GET /api/admin/slots', {
          query: zone === undefined ? {} : { zone_id: zone },
          signal,
        })
      ).data,
    staleTime: 0,
  })
