import { useEffect, useState } from 'react'
import { keepPreviousData, useQuery } from '../../platform/api/query-hooks.ts'
import { api } from '../../platform/api/api.ts'
import { useLocale } from '../../platform/i18n/locale.ts'

/** Milliseconds of quiet before the shop is asked (spec 1 §9). */
const typingPause = 100
/** Products suggested at once (spec 1 §9). */
const maxSuggestions = 10

/**
 * Products for what is being typed, best match first, once the typing pauses. Until the answer to the latest text is
 * there, the previous answer stays; `data.asked` tells whose it is. An answer that comes late is dropped.
 */
export function useSuggestions(text: string) {
  const locale = useLocale()
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), typingPause)
    return () => clearTimeout(timer)
  }, [text])
  return useQuery({
    queryKey: ['suggestions', locale, asked],
    queryFn: async ({ signal }) => {
      const { data, meta } = await api('GET /api/search', { query: { search: asked, locale, limit: maxSuggestions }, signal })
      return { asked, products: data, total: meta.total }
    },
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}
