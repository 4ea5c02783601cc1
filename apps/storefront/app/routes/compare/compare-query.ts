import { keepPreviousData, useQuery } from '../../platform/api/query-hooks.ts'
import { removeGone } from '../../features/compare/compare-list.ts'
import { api } from '../../platform/api/api.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'

/** The compared products with their attributes. While a change is fetched, the remaining products stay visible. */
export function useComparison(ids: readonly number[]) {
  const locale = useLocale()
  const query = useQuery({
    queryKey: ['comparison', locale, ids.join(',')],
    queryFn: async ({ signal }) => {
      const { data } = await api('GET /api/compare', {
        query: { ids: ids.join(','), locale },
        signal,
      })
      removeGone(
        ids,
        data.products.map(({ id }) => id),
      )
      return data
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
  const { data } = query
  return {
    ...query,
    data: data && { ...data, products: data.products.filter(({ id }) => ids.includes(id)) },
  }
}
