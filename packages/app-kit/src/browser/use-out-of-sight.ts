import { useEffect, useState, type RefObject } from 'react'

/** What the header and the bottom bar of phones cover. */
const uncovered = '-64px 0px'

/** Whether an element is scrolled off the screen, or beneath the phone's bars; false until that is known. */
export function useOutOfSight(element: RefObject<Element | null>): boolean {
  const [out, setOut] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => setOut(entries.at(-1)?.isIntersecting === false),
      { rootMargin: uncovered },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return out
}
