import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AdminOutput } from '@tsiran/contract/admin/api'
import type { TableControl } from '@tsiran/ui/data-table/use-table-state'
import { api } from '../../platform/api/admin-client.ts'

type ListKey = `GET /api/admin/${'synonyms' | 'search/pins' | 'search/redirects' | 'search/misses'}`

/** Any list: the address may ask for a filter that does not exist, which the server refuses. */
const callList = api as unknown as (
  key: ListKey,
  input: { query: TableControl['query']; signal: AbortSignal },
) => Promise<unknown>

/** A page of one of the desk's lists. */
export const deskList = <K extends ListKey>(key: K, query: TableControl['query']) =>
  queryOptions({
    queryKey: ['search-desk', key, query],
    queryFn: ({ signal }) => callList(key, { query, signal }) as Promise<AdminOutput<K>>,
    placeholderData: keepPreviousData,
  })

/** What a shopper would find now. */
export const tryQuery = (q: string) =>
  queryOptions({
    queryKey: ['search-desk', 'try', q],
    queryFn: async ({ signal }) =>
      (await api('GET /api/admin/search/try', { query: { q }, signal })).data,
    enabled: q !== '',
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

/** Products by their ids, for the names of those that a colleague has pinned. */
export const pinnedProducts = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['search-desk', 'products', ids],
    queryFn: async ({ signal }) =>
      (await api('GET /api/admin/pickers/products', { query: { ids: ids.join(',') }, signal }))
        .data,
    enabled: ids.length > 0,
  })

/** What reads again after a write of the desk. */
export const deskChanged = [['search-desk'], ['audit']]
