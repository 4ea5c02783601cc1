import { queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api/admin-client.ts'

/** All of the staff, and the open invites. */
export const staffQuery = queryOptions({
  queryKey: ['staff'],
  queryFn: async ({ signal }) => (await api('GET /api/admin/staff', { signal })).data,
})
