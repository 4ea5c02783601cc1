import { keepPreviousData, queryOptions, type QueryKey } from '@tanstack/react-query'
import type { AdminInput } from '@tsiran/contract/admin/api'
import type { ChangeSet } from '@tsiran/contract/admin/change-sets'
import { api } from '../../platform/api/admin-client.ts'
import { staleAfterWrite } from '../products/product-queries.ts'

export type BulkBody = AdminInput<'POST /api/admin/products/bulk'>['body']

/** Milliseconds between looks at a job, and at a change set that one works on. */
const pollMs = 700
/** The same of a change set of which something is planned. */
const planMs = 15_000
const lookAgain = (sets: readonly ChangeSet[]): number | false => {
  if (sets.some(({ running }) => running)) return pollMs
  return sets.some(({ starts_at, ends_at }) => starts_at ?? ends_at) && planMs
}

/** A job until its end. */
export const jobQuery = (id: number) =>
  queryOptions({
    queryKey: ['job', id],
    queryFn: async ({ signal }) =>
      (await api('GET /api/admin/jobs/:id', { params: { id }, signal })).data,
    refetchInterval: ({ state }) => (state.data?.finished_at ? false : pollMs),
  })

const previewKey: QueryKey = ['bulk-preview']
/** What a bulk edit would change, a page of it. */
export const previewQuery = (body: BulkBody, page: number) =>
  queryOptions({
    queryKey: [...previewKey, body, page],
    queryFn: async ({ signal }) =>
      (
        await api('POST /api/admin/products/bulk/preview', {
          body: { ...body, page, limit: 50 },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
    // The shop changes meanwhile: a preview that was closed is computed anew.
    gcTime: 0,
  })

export const changeSetsKey: QueryKey = ['change-sets']
export const changeSetsQuery = (page: number) =>
  queryOptions({
    queryKey: [...changeSetsKey, page],
    queryFn: ({ signal }) =>
      api('GET /api/admin/change-sets', { query: { page, limit: 30 }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => lookAgain(data?.data ?? []),
  })
export const changeSetQuery = (id: number, page: number) =>
  queryOptions({
    queryKey: ['change-set', id, page],
    queryFn: ({ signal }) =>
      api('GET /api/admin/change-sets/:id', { params: { id }, query: { page, limit: 50 }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => lookAgain(data ? [data.set] : []),
  })

/** What a bulk edit or its revert makes stale. */
export const staleAfterBulk: readonly QueryKey[] = [
  ...staleAfterWrite,
  ['product'],
  ['grid'],
  ['change-set'],
  changeSetsKey,
  previewKey,
]
