import { useEffect, useState } from 'react'
import { keepPreviousData, useQuery } from '../../platform/api/query-hooks.ts'
import { api } from '../../platform/api/api.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'

/** Debounce of typing, in milliseconds (spec 1 §9). */
const debounceMs = 100
/** Products suggested at once (spec 1 §9). */
const maxSuggestions = 10

/**
 * Products for the typed text, best match first, after the debounce. Until the latest text has its answer, the previous one
 * stays; `data.asked` is the text that it belongs to. Late answers are dropped.
 */
export function useSuggestions(text: string) {
  const locale = useLocale()
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), debounceMs)
    return () => clearTimeout(timer)
  }, [text])
  return useQuery({
    queryKey: ['suggestions', locale, asked],
    queryFn: async ({ signal }) => {
      const { data, meta } = await api('GET /api/search', {
        query: { search: asked, locale, limit: maxSuggestions },
        signal,
      })
      return { asked, products: data, total: meta.total }
    },
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}
