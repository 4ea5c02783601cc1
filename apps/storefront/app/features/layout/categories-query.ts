import { useQuery, useQueryClient } from '../../platform/api/query-hooks.ts'
import { api } from '../../platform/api/api.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import type { Locale } from '@tsiran/contract/locale'

const treeQuery = (locale: Locale) => ({
  queryKey: ['categories', locale],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const { data } = await api('GET /api/categories', { query: { locale }, signal })
    return data.filter(({ mainCats }) => mainCats)
  },
  staleTime: 10 * 60_000,
})

/** The menu's category tree, fetched when a menu opens: no page contains it. */
export const useCategories = () => useQuery(treeQuery(useLocale()))

/** Fetches the tree ahead, on hover of a menu's button. */
export function usePrefetchCategories(): () => void {
  const queries = useQueryClient()
  const locale = useLocale()
  return () => void queries.prefetchQuery(treeQuery(locale))
}
