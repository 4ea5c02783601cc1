import { useState, type MouseEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { SearchModal } from './search-modal.tsx'

const load = () => import('./search-modal.tsx')

/** The phone's search window. Its code loads on touch; once loaded, the window opens within the press. */
export function useSearchModal(): {
  modal: ReactNode
  prepare: () => void
  open: (event: MouseEvent<HTMLAnchorElement>) => void
} {
  const [code, setCode] = useState<{ SearchModal: typeof SearchModal }>()
  const [shown, setShown] = useState(false)
  const prepare = () => {
    load().then(setCode, () => undefined)
  }
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    const { href } = event.currentTarget
    event.preventDefault()
    // Phones show their keyboard for a focus within the press, and for no later one.
    flushSync(() => setShown(true))
    // If the code cannot be loaded, the search page opens.
    load().then(setCode, () => location.assign(href))
  }
  return {
    modal: shown && code && <code.SearchModal onClose={() => setShown(false)} />,
    prepare,
    open,
  }
}
