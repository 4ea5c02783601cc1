import type { ToCart } from '@tsiran/contract/quick-order-shapes'
import { useToast } from '@tsiran/app-kit/browser/toast'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'

/** A form's answer on the page of a list. */
interface ListAnswer {
  filled: Pick<ToCart, 'message' | 'added' | 'skipped'> | null
  /** Why it was refused; empty where the server could not be reached. */
  error: string | null
}

/** A fetcher of the list's page. It stays on the page, so a failure shows as a toast (R37). */
export function useListFetcher() {
  const fetcher = useFetcher<ListAnswer>()
  const toast = useToast()
  const t = useMessages()
  const show = useEffectEvent((error: string) => toast.error(error || t('errors.unavailable')))
  const { data } = fetcher
  useEffect(() => {
    if (data && data.error !== null) show(data.error)
  }, [data])
  return fetcher
}
