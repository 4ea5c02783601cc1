import { keepPreviousData, queryOptions, type QueryKey } from '@tanstack/react-query'
import type { AdminKey, AdminOutput } from '@tsiran/contract/admin/api'
import type { TableControl } from '@tsiran/ui/data-table/use-table-state'
import { api } from '../../platform/api/admin-client.ts'

type Query = TableControl['query']

/** Any list: the address may ask for a filter that does not exist, which the server refuses. */
const callList = api as unknown as (
  key: AdminKey,
  input: { query: Query; signal: AbortSignal },
) => Promise<unknown>

/** A page of a list, as the table's address asks for it. The query's key begins with `scope`, which a write invalidates. */
export const listQuery = <K extends AdminKey & `GET ${string}`>(
  scope: QueryKey,
  key: K,
  query: Query,
) =>
  queryOptions({
    queryKey: [...scope, key, query],
    queryFn: ({ signal }) => callList(key, { query, signal }) as Promise<AdminOutput<K>>,
    placeholderData: keepPreviousData,
  })
