import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AdminInput } from '@tsiran/contract/admin/api'
import { api } from '../../platform/api/admin-client.ts'

export type OrderListQuery = NonNullable<AdminInput<'GET /api/admin/orders'>['query']>

/** The beginning of the keys of every query that reads orders. */
export const ordersKey = ['orders'] as const
export const orderListsKey = [...ordersKey, 'list'] as const

/** A page of orders. The rows of the page before stay until the new ones are there. */
export const orderListQuery = (query: OrderListQuery) =>
  queryOptions({
    queryKey: [...orderListsKey, query],
    queryFn: ({ signal }) => api('GET /api/admin/orders', { query, signal }),
    placeholderData: keepPreviousData,
  })

export const orderQuery = (id: number) =>
  queryOptions({
    queryKey: [...ordersKey, 'one', id],
    queryFn: async ({ signal }) => (await api('GET /api/admin/orders/:id', { params: { id }, signal })).data,
  })
