import { useInfiniteQuery } from '@tanstack/react-query'
import type { GridRow } from '@tsiran/contract/admin/grid'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMemo } from 'react'
import { api } from '../../platform/api/admin-client.ts'
import type { AdminInput } from '@tsiran/contract/admin/api'

/** The grid's rows, read a page at a time as they are scrolled to. */
export function useGridRows(filter: Readonly<Record<string, string>>) {
  const locale = useLocale()
  const list = useInfiniteQuery({
    queryKey: ['grid', filter, locale],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/admin/products/grid', {
        query: {
          ...filter,
          ...(pageParam && { after: pageParam }),
        } as AdminInput<'GET /api/admin/products/grid'>['query'],
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  })
  const rows = useMemo<GridRow[]>(
    () => list.data?.pages.flatMap(({ data }) => data) ?? [],
    [list.data],
  )
  const { total = 0, more = false } = list.data?.pages[0] ?? {}
  return { ...list, rows, total, more }
}
