import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useEffect, useState } from 'react'
import { api } from '../../../platform/api/admin-client.ts'
import { orderQuery } from '../order-queries.ts'
import type { editBody } from './edit-draft.ts'

/** The preview follows the typing after a pause of so many milliseconds. */
const pauseMs = 350

type Body = ReturnType<typeof editBody>

/** What an edit would change, by the server; it follows what is typed. `current` is false while a newer one is under way. */
export function useEditPreview(order: AdminOrder, body: Body, enabled: boolean) {
  const queries = useQueryClient()
  const locale = useLocale()
  const { id, version } = order
  const asked = useLater(JSON.stringify(body))
  const preview = useQuery({
    queryKey: ['order-preview', id, version, asked, locale],
    enabled,
    retry: false,
    // Stock and prices move: an older answer is shown until the new one is there, and never taken for it.
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      try {
        const sent = { ...(JSON.parse(asked) as Body), version }
        return (
          await api('POST /api/admin/orders/:id/edit/preview', {
            params: { id },
            body: { ...sent, locale },
            signal,
          })
        ).data
      } catch (error) {
        // Somebody else changed the order: it is read anew, and with its version the preview is asked again.
        if (isApiError(error) && error.code === 'version_conflict')
          await queries.invalidateQueries({ queryKey: orderQuery(id, locale).queryKey })
        throw error
      }
    },
  })
  const current =
    enabled &&
    asked === JSON.stringify(body) &&
    preview.isSuccess &&
    !preview.isPlaceholderData &&
    !preview.isFetching
  return {
    data: enabled ? preview.data : undefined,
    current,
    error: preview.error,
    refetch: preview.refetch,
  }
}

/** A text as it was before the pause in its changes. */
function useLater(text: string): string {
  const [later, setLater] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setLater(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return later
}
