import { queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api/admin-client.ts'

export const attributesQuery = queryOptions({
  queryKey: ['attributes', 'list'],
  queryFn: async ({ signal }) => (await api('GET /api/admin/attributes', { signal })).data,
})

export const attributeQuery = (id: number) =>
  queryOptions({
    queryKey: ['attributes', id],
    queryFn: async ({ signal }) =>
      (await api('GET /api/admin/attributes/:id', { params: { id }, signal })).data,
  })

/** What reads again after a write of an attribute: the products' pages offer its options, too. */
export const attributesChanged = [['attributes'], ['attribute'], ['audit']]
