import { useEffect, useState, type RefObject } from 'react'

/** Turns true, and stays so, once an element is displayed on the screen or within `margin` of it. */
export function useSeen(element: RefObject<Element | null>, margin = '0px'): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (seen || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      {
        rootMargin: margin,
      },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [seen, element, margin])
  return seen
}
