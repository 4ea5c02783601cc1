import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AdminInput, AdminOutput } from '@tsiran/contract/admin/api'
import type { TableControl } from '@tsiran/ui/data-table/use-table-state'
import { api } from '../../platform/api/admin-client.ts'

/** A page of the brands. */
export const brandsQuery = (query: TableControl['query']) =>
  queryOptions({
    queryKey: ['brands', 'list', query],
    queryFn: ({ signal }): Promise<AdminOutput<'GET /api/admin/brands'>> =>
      // The address may ask for an order that does not exist, which the server refuses.
      api('GET /api/admin/brands', {
        query: query as AdminInput<'GET /api/admin/brands'>['query'],
        signal,
      }),
    placeholderData: keepPreviousData,
  })

export const brandQuery = (id: number) =>
  queryOptions({
    queryKey: ['brands', id],
    queryFn: async ({ signal }) =>
      (await api('GET /api/admin/brands/:id', { params: { id }, signal })).data,
  })

/** What reads again after a write of a brand. */
export const brandsChanged = [['brands'], ['audit']]
