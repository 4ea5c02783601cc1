import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import type { Locale } from '@tsiran/contract/locale'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useEffect, useState } from 'react'
import { orderPreviewKey, orderQuery } from '../order-queries.ts'

/** The preview follows the typing after a pause of so many milliseconds. */
const pauseMs = 350

interface PreviewOptions<Body, Preview> {
  /** What is sent, without version and language. */
  body: Body
  enabled: boolean
  ask: (body: Body & { version: number; locale: Locale }, signal: AbortSignal) => Promise<Preview>
}

/** What a change of an order would do to it, by the server; it follows what is typed. `current` is false while a newer one is under way. */
export function useOrderPreview<Body extends object, Preview>(
  order: AdminOrder,
  { body, enabled, ask }: PreviewOptions<Body, Preview>,
) {
  const queries = useQueryClient()
  const locale = useLocale()
  const { id, version } = order
  const wanted = JSON.stringify(body)
  const asked = useLater(wanted)
  const preview = useQuery({
    queryKey: [...orderPreviewKey(id), version, asked, locale],
    enabled: enabled && asked === wanted,
    retry: false,
    // Stock and prices move: an older answer is shown until the new one is there, and never taken for it.
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      try {
        return await ask({ ...(JSON.parse(asked) as Body), version, locale }, signal)
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
    asked === wanted &&
    preview.isSuccess &&
    !preview.isPlaceholderData &&
    !preview.isFetching
  return {
    data: enabled ? preview.data : undefined,
    current,
    error: preview.error,
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
