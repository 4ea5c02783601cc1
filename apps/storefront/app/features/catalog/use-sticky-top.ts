import { useEffect, useState, type RefObject } from 'react'

/** Pixels between a box and the window's lower edge. */
const margin = 16

/**
 * Where a sticky box stops at the top, in pixels: below the header where the window holds it all; a higher one scrolls with the
 * page until its lower edge is seen. Undefined until the box is measured.
 */
export function useStickyTop(
  box: RefObject<HTMLElement | null>,
  header: number,
): number | undefined {
  const [top, setTop] = useState<number>()
  useEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setTop(Math.min(header, innerHeight - element.offsetHeight - margin))
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      removeEventListener('resize', measure)
    }
  }, [box, header])
  return top
}
