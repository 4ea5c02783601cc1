import { queryOptions } from '@tanstack/react-query'
import type { Setup } from '@tsiran/contract/admin/setup'
import { api } from '../../platform/api/admin-client.ts'

/** Steps are done on other pages: coming back reads again. */
export const setupQuery = queryOptions({
  queryKey: ['setup'],
  queryFn: async ({ signal }) => (await api('GET /api/admin/setup', { signal })).data,
  staleTime: 0,
})

/** Steps that nobody has to look at any more, and all of them. */
export const countDone = ({ steps }: Setup) => ({
  done: steps.filter(({ state }) => state === 'done').length,
  total: steps.length,
  isComplete: steps.every(({ state }) => state !== 'open'),
})
