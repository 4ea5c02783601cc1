import { useEffect, useRef } from 'react'

const storeName = 'listing'

interface Left {
  /** Key of the history entry; a document's first one has the same in all of them. */
  entry: string
  address: string
  pages: number
  top: number
}

/** What was left here, once. */
function takeLeft(): Left | null {
  try {
    const left = JSON.parse(sessionStorage.getItem(storeName) ?? 'null') as Left | null
    sessionStorage.removeItem(storeName)
    return left
  } catch {
    return null
  }
}

function writeLeft(left: Left): void {
  try {
    sessionStorage.setItem(storeName, JSON.stringify(left))
  } catch {
    // Storage is off: a reload starts at the first page.
  }
}

/**
 * Brings a reader who comes back by a whole document load (a reload, a tab that the browser had put away) to the pages
 * and the place that were left. Moves within the shop need it not: their pages are still there.
 */
export function useReturn(entry: string, pages: number, fetchNextPage: () => Promise<unknown>): void {
  const now = useRef({ entry, pages })
  useEffect(() => {
    now.current = { entry, pages }
  })
  useEffect(() => {
    const leave = () => writeLeft({ ...now.current, address: location.href, top: window.scrollY })
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])
  const fetchMore = useRef(fetchNextPage)
  useEffect(() => {
    const left = takeLeft()
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const isReturn = ['reload', 'back_forward'].includes(navigation?.type ?? '')
    if (!isReturn || left?.entry !== now.current.entry || left.address !== location.href || now.current.pages > 1) return
    let given = false
    const giveUp = () => {
      given = true
    }
    for (const name of ['wheel', 'touchstart', 'keydown']) addEventListener(name, giveUp, { once: true, passive: true })
    void (async () => {
      for (let page = 1; page < left.pages && !given; page++) await fetchMore.current()
      if (!given) window.scrollTo({ top: left.top, behavior: 'instant' })
    })()
    return () => {
      for (const name of ['wheel', 'touchstart', 'keydown']) removeEventListener(name, giveUp)
    }
  }, [])
}
