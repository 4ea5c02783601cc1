import { queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api/admin-client.ts'

/** The key of a draft's writes: they run one after the other. */
export const draftKey = (id: number) => ['draft', id] as const

/** One draft at present prices and stock. */
export const draftQuery = (id: number) =>
  queryOptions({
    queryKey: draftKey(id),
    queryFn: async ({ signal }) =>
      (await api('GET /api/admin/drafts/:id', { params: { id }, signal })).data,
  })

/** The open drafts of everybody. */
export const draftsQuery = queryOptions({
  queryKey: ['drafts'],
  queryFn: async ({ signal }) =>
    await api('GET /api/admin/drafts', { query: { limit: 20 }, signal }),
})
