import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { TableControl } from '@tsiran/ui/data-table/use-table-state'
import { api } from '../../platform/api/admin-client.ts'
import { listQuery } from '../lists/list-query.ts'

type ListKey = `GET /api/admin/${'synonyms' | 'search/pins' | 'search/redirects' | 'search/misses'}`

/** A page of one of the desk's lists. */
export const deskList = <K extends ListKey>(key: K, query: TableControl['query']) =>
  listQuery(['search-desk'], key, query)

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
