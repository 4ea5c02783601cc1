import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useMessages } from '../../lib/messages.ts'
import { useToast } from '../../lib/toast.ts'

/** What a page of the account area can be told by the one before: the server's own messages. */
const told = ['profileSaved', 'addressCreated', 'addressUpdated', 'addressDeleted', 'listSaved', 'listChanged', 'listDeleted'] as const
export type Told = (typeof told)[number]

/** The address of a page that tells what was done before it came. */
export const withFlash = (address: string, message: Told) => `${address}?done=${message}`

/** What the page's address tells; undefined where it tells nothing. */
export function useTold(): string | undefined {
  const t = useMessages()
  const [query] = useSearchParams()
  const found = told.find((message) => message === query.get('done'))
  return found && t(`answers.${found}`)
}

/** Shows it as a toast, once: it leaves the address. Pages without scripts show it in their text. */
export function useFlash(): void {
  const message = useTold()
  const toast = useToast()
  const [, setQuery] = useSearchParams()
  useEffect(() => {
    if (message === undefined) return
    toast.success(message)
    setQuery(
      (query) => {
        query.delete('done')
        return query
      },
      { replace: true, preventScrollReset: true },
    )
  }, [message, toast, setQuery])
}
