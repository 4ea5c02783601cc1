import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { AdminInput } from '@tsiran/contract/admin/api'
import type { Locale } from '@tsiran/contract/locale'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { api } from '../../platform/api/admin-client.ts'

export type OrderListQuery = NonNullable<AdminInput<'GET /api/admin/orders'>['query']>

/** The beginning of the keys of every query that reads orders. */
export const ordersKey = ['orders'] as const
export const orderListsKey = [...ordersKey, 'list'] as const

/** A page of orders. The rows of the page before stay until the new ones are there. */
export function useOrderList(query: OrderListQuery) {
  const locale = useLocale()
  return useQuery({
    queryKey: [...orderListsKey, locale, query],
    queryFn: ({ signal }) => api('GET /api/admin/orders', { query: { ...query, locale }, signal }),
    placeholderData: keepPreviousData,
  })
}

/** One order; its methods are worded in a language. */
export const orderQuery = (id: number, locale: Locale) =>
  queryOptions({
    queryKey: [...ordersKey, 'one', id, locale],
    queryFn: async ({ signal }) =>
      (await api('GET /api/admin/orders/:id', { params: { id }, query: { locale }, signal })).data,
  })

/** The beginning of the keys of an order's previews: what an edit, a move or the settlement would change. */
export const orderPreviewKey = (id: number) => ['order-preview', id] as const
