import { parseStored } from '@tsiran/app-kit/browser/stored'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { orderDraft } from '../../features/session/clear-draft.ts'
import { useStoredUser } from '../../features/session/session.ts'
import { parseUser, readStoredUser } from '../../features/session/stored-user.ts'
import { readOrderPost } from './order-post.ts'

interface Draft {
  /** E-mail of the person whose order it is; null for a guest. */
  email: string | null
  /** Lines of code and quantity. */
  text: string
  /** Skus of valid lines that the person left out; drafts of an older page have none. */
  left?: string[]
}

/** The stored lines, where they are a guest's or those of who is signed in. */
function readOwn(): Draft | undefined {
  const draft = parseStored(orderDraft.read()) as Draft | null
  const now = parseUser(readStoredUser())?.email ?? null
  return draft && (draft.email === null || draft.email === now) ? draft : undefined
}

interface OrderDraft {
  form: RefObject<HTMLFormElement | null>
  /** Skus that were left out, whose rows are not back yet. */
  leftBefore: RefObject<readonly string[]>
  /** Called once with the lines that wait. */
  onFound: (draft: Pick<Draft, 'text' | 'left'>) => void
}

/**
 * Keeps the lines of a quick order while the person looks at a product, signs in again, or reloads. The same person finds them on
 * the page afterwards, in the same tab.
 */
export function useOrderDraft({ form, leftBefore, onFound }: OrderDraft): void {
  const email = useStoredUser()?.email ?? null
  // Of whoever began: after the end of a session, nobody is known any more.
  const [began, setBegan] = useState(email)
  if (began === null && email !== null) setBegan(email)

  const isFound = useRef(false)
  const find = useEffectEvent(() => {
    const draft = isFound.current ? undefined : readOwn()
    if (!draft) return
    isFound.current = true
    onFound(draft)
  })
  const keep = useEffectEvent((found: HTMLFormElement) => {
    const { text: lines, left: unticked } = readOrderPost(new FormData(found))
    const text = lines.trim()
    const left = [...unticked, ...leftBefore.current]
    if (text) orderDraft.write(JSON.stringify({ email: began, text, left } satisfies Draft))
    // An empty page keeps what waits for somebody who is not signed in at the moment.
    else if (readOwn()) orderDraft.write(null)
  })
  // A page whose browser stored nobody learns who is signed in after it was drawn.
  useEffect(() => {
    if (form.current) find()
  }, [form, email])
  useEffect(() => {
    const found = form.current
    if (!found) return
    const store = () => keep(found)
    addEventListener('pagehide', store)
    return () => {
      removeEventListener('pagehide', store)
      store()
    }
  }, [form])
}
