import { useEffect, useRef } from 'react'
import { parseStored, storedText } from '@tsiran/app-kit/browser/stored'

const lastPosition = storedText('sessionStorage', 'listing')

interface Position {
  /** Key of the history entry; a document's first one has the same in all of them. */
  entry: string
  address: string
  pages: number
  top: number
}

/** Reads and removes the stored position: it is valid for one return. */
function takePosition(): Position | null {
  const position = parseStored(lastPosition.read()) as Position | null
  lastPosition.write(null)
  return position
}

/**
 * Restores pages and scroll position after a full document load: a reload, or a tab that the browser had discarded.
 * Navigation within the shop does not need it: its pages are still in memory.
 */
export function useReturn(
  entry: string,
  pages: number,
  fetchNextPage: () => Promise<unknown>,
): void {
  const now = useRef({ entry, pages })
  useEffect(() => {
    now.current = { entry, pages }
  })
  useEffect(() => {
    const leave = () => {
      const position: Position = { ...now.current, address: location.href, top: window.scrollY }
      lastPosition.write(JSON.stringify(position))
    }
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])
  const fetchMore = useRef(fetchNextPage)
  useEffect(() => {
    const last = takePosition()
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const isReturn = ['reload', 'back_forward'].includes(navigation?.type ?? '')
    if (
      !isReturn ||
      last?.entry !== now.current.entry ||
      last.address !== location.href ||
      now.current.pages > 1
    )
      return
    let cancelled = false
    const cancel = () => {
      cancelled = true
    }
    for (const name of ['wheel', 'touchstart', 'keydown'])
      addEventListener(name, cancel, { once: true, passive: true })
    void (async () => {
      for (let page = 1; page < last.pages && !cancelled; page++) await fetchMore.current()
      if (!cancelled) window.scrollTo({ top: last.top, behavior: 'instant' })
    })()
    return () => {
      for (const name of ['wheel', 'touchstart', 'keydown']) removeEventListener(name, cancel)
    }
  }, [])
}
