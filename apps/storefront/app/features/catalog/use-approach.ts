import { useEffect, useRef, type RefObject } from 'react'

/** How far below the screen an element may still be. */
const margin = '800px'

/** Runs `onApproach` when the element with the ref is about to scroll into view, while `active`. */
export function useApproach(
  onApproach: () => void,
  active: boolean,
): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const run = useRef(onApproach)
  useEffect(() => {
    run.current = onApproach
  })
  useEffect(() => {
    if (!active || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && run.current(),
      {
        rootMargin: margin,
      },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [active])
  return element
}
