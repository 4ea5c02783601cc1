import { useQueryClient } from '@tanstack/react-query'
import type { Me } from '@tsiran/contract/admin/staff-shapes'
import { api } from '../../platform/api/admin-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { meQuery, useMe } from './me-query.ts'

/** Saves the member's own name and language. */
export function useSaveMe(done?: string) {
  const { name, locale, version } = useMe()
  const queries = useQueryClient()
  return useAct(
    async (changes: Partial<Pick<Me, 'name' | 'locale'>>) => {
      const body = { name: changes.name ?? name, language: changes.locale ?? locale, version }
      return (await api('PUT /api/admin/me', { body })).data
    },
    {
      ...(done && { done }),
      onDone: (staff) =>
        queries.setQueryData(meQuery.queryKey, (known) => known && { ...known, staff }),
    },
  )
}
