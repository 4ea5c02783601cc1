import { queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api/admin-client.ts'

export const treeQuery = queryOptions({
  queryKey: ['categories', 'tree'],
  queryFn: async ({ signal }) => (await api('GET /api/admin/categories', { signal })).data,
})

export const categoryQuery = (id: number) =>
  queryOptions({
    queryKey: ['categories', id],
    queryFn: async ({ signal }) =>
      (await api('GET /api/admin/categories/:id', { params: { id }, signal })).data,
  })

/** What reads again after a write of the tree. */
export const treeChanged = [['categories'], ['audit']]
