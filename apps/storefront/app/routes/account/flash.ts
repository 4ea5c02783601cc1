import { useLayoutEffect } from 'react'
import { useActionData, useSearchParams } from 'react-router'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { useToast } from '@tsiran/app-kit/browser/toast'

/** Flash messages: the server's messages that one page of the account area shows after another. */
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

/** The address of a page with a flash message. */
export const withFlash = (address: string, message: Flash) => `${address}?done=${message}`

/** The flash message of the page's address, if any. The answer to a form is newer: a page's forms post to its whole address. */
export function useFlashMessage(): string | undefined {
  const t = useMessages()
  const [query] = useSearchParams()
  const isAnswered = useActionData() != null
  const done = query.get('done') ?? ''
  return !isAnswered && Object.hasOwn(flashMessages, done)
    ? t(flashMessages[done as Flash])
    : undefined
}

/**
 * Shows the flash message as a toast, once: it is removed from the address, before a press could begin a navigation that this
 * would end. Without scripts pages show it as a notice.
 */
export function useFlash(): void {
  const message = useFlashMessage()
  const toast = useToast()
  const [, setQuery] = useSearchParams()
  useLayoutEffect(() => {
    if (message === undefined) return
    toast.success(message)
    setQuery(
      (query) => {
        query.delete('done')
        return query
      },
      { replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
    )
  }, [message, toast, setQuery])
}
