import { queryOptions } from '@tanstack/react-query'
import type { ReportName } from '@tsiran/contract/admin/reports'
import type { Locale } from '@tsiran/contract/locale'
import { api } from '../../platform/api/admin-client.ts'

/** What waits changes while the page is open. */
const todayMs = 30_000

export const todayQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['today', locale],
    queryFn: async ({ signal }) => (await api('GET /api/admin/today', { signal })).data,
    refetchInterval: todayMs,
  })

/** What waits, as every page shows it; what lets Today read again lets this, too. */
export const waitingQuery = queryOptions({
  queryKey: ['today', 'waiting'],
  queryFn: async ({ signal }) => (await api('GET /api/admin/today/waiting', { signal })).data,
  refetchInterval: 2 * todayMs,
  // The calls of the page itself lead whoever is signed out to the sign-in.
  retry: false,
})

/** Days of a report, `YYYY-MM-DD`; without them the last thirty. */
export interface ReportDays {
  from?: string
  to?: string
}

export const reportQuery = (name: ReportName, days: ReportDays, locale: Locale) =>
  queryOptions({
    queryKey: ['report', name, days, locale],
    queryFn: async ({ signal }) =>
      (await api('GET /api/admin/reports/:name', { params: { name }, query: days, signal })).data,
  })
