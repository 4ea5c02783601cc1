import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useMessages } from '../../platform/i18n/messages.ts'
import { useToast } from '../../platform/browser/toast.ts'

/** What a page of the account area can be told by the one before: the server's own messages. */
const flashMessages = {
  profileSaved: 'answers.profileSaved',
  addressCreated: 'answers.addressCreated',
  addressUpdated: 'answers.addressUpdated',
  addressDeleted: 'answers.addressDeleted',
  listSaved: 'answers.listSaved',
  listChanged: 'answers.listChanged',
  listDeleted: 'answers.listDeleted',
  userDeleted: 'companies.userDeleted',
} as const
export type Flash = keyof typeof flashMessages

/** The address of a page that tells what was done before it came. */
export const withFlash = (address: string, message: Flash) => `${address}?done=${message}`

/** What the page's address tells; undefined where it tells nothing. */
export function useFlashMessage(): string | undefined {
  const t = useMessages()
  const [query] = useSearchParams()
  const done = query.get('done') ?? ''
  return done in flashMessages ? t(flashMessages[done as Flash]) : undefined
}

/** Shows it as a toast, once: it leaves the address. Pages without scripts show it in their text. */
export function useFlash(): void {
  const message = useFlashMessage()
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
