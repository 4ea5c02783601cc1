import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  type QueryKey,
} from '@tanstack/react-query'
import type { AdminInput } from '@tsiran/contract/admin/api'
import { api } from '../../platform/api/admin-client.ts'

/** The beginning of the keys of every query that reads stock. */
const stockKey = ['stock'] as const
/** What a movement of stock makes stale: products show their stock, too. */
export const stockChanged: readonly QueryKey[] = [stockKey, ['product'], ['products']]

export type StockQuery = NonNullable<AdminInput<'GET /api/admin/stock'>['query']>
type ReceiptQuery = NonNullable<AdminInput<'GET /api/admin/stock/receipts'>['query']>

export type LotQuery = NonNullable<AdminInput<'GET /api/admin/stock/lots'>['query']>

/** A page of the lots, the first to expire before the others. */
export const lotsQuery = (query: LotQuery) =>
  queryOptions({
    queryKey: [...stockKey, 'lots', query],
    queryFn: ({ signal }) => api('GET /api/admin/stock/lots', { query, signal }),
    placeholderData: keepPreviousData,
  })

/** A page of the stock. */
export const stockList = (query: StockQuery) =>
  queryOptions({
    queryKey: [...stockKey, 'list', query],
    queryFn: ({ signal }) => api('GET /api/admin/stock', { query, signal }),
    placeholderData: keepPreviousData,
  })

/** A variant's stock and lots. */
export const stockQuery = (id: number) =>
  queryOptions({
    queryKey: [...stockKey, 'one', id],
    queryFn: async ({ signal }) =>
      (await api('GET /api/admin/stock/:id', { params: { id }, signal })).data,
  })

/** A variant's movements, newest first; each page is older than the one before. */
export const movementsQuery = (variantId: number) =>
  infiniteQueryOptions({
    queryKey: [...stockKey, 'movements', variantId],
    queryFn: ({ pageParam: page, signal }) =>
      api('GET /api/admin/stock/movements', { query: { variant_id: variantId, page }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) =>
      meta.current_page < meta.last_page ? meta.current_page + 1 : undefined,
  })

/** A page of the suppliers' deliveries. */
export const receiptsQuery = (query: ReceiptQuery) =>
  queryOptions({
    queryKey: [...stockKey, 'receipts', query],
    queryFn: ({ signal }) => api('GET /api/admin/stock/receipts', { query, signal }),
    placeholderData: keepPreviousData,
  })

export const receiptQuery = (id: number) =>
  queryOptions({
    queryKey: [...stockKey, 'receipt', id],
    queryFn: async ({ signal }) =>
      (await api('GET /api/admin/stock/receipts/:id', { params: { id }, signal })).data,
  })
