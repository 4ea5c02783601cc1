import { keepPreviousData, queryOptions, type QueryKey } from '@tanstack/react-query'
import type { AdminInput } from '@tsiran/contract/admin/api'
import type { Locale } from '@tsiran/contract/locale'
import type { TableControl } from '@tsiran/ui/data-table/use-table-state'
import { api } from '../../platform/api/admin-client.ts'

type ListQuery = AdminInput<'GET /api/admin/products'>['query']

const listsKey: QueryKey = ['products']

/** A page of the list; category and brand are in the person's language. */
export const productList = (query: TableControl['query'], locale: Locale) =>
  queryOptions({
    queryKey: [...listsKey, query, locale],
    // The address may ask for a filter that does not exist, which the server refuses.
    queryFn: ({ signal }) => api('GET /api/admin/products', { query: query as ListQuery, signal }),
    placeholderData: keepPreviousData,
  })

export const productQuery = (id: number) =>
  queryOptions({
    queryKey: ['product', id],
    queryFn: async ({ signal }) =>
      (await api('GET /api/admin/products/:id', { params: { id }, signal })).data,
  })

/** What a write of a product makes stale beside the product itself. */
export const staleAfterWrite: readonly QueryKey[] = [listsKey, ['audit']]

/** Milliseconds: attributes change seldom, and every product page needs them. */
const seldomMs = 60_000

export const attributesQuery = queryOptions({
  queryKey: ['attributes'],
  queryFn: async ({ signal }) => (await api('GET /api/admin/attributes', { signal })).data,
  staleTime: seldomMs,
})
export const attributeQuery = (id: number) =>
  queryOptions({
    queryKey: ['attribute', id],
    queryFn: async ({ signal }) =>
      (await api('GET /api/admin/attributes/:id', { params: { id }, signal })).data,
    staleTime: seldomMs,
  })
