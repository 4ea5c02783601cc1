import { useEffect, useRef, type ReactNode } from 'react'

/**
 * Messages at the head of a page whose buttons are at its end: focused, and so scrolled into view, on each new answer, unless somebody
 * is typing lines meanwhile.
 */
export function LiveRegion({
  answer,
  children,
}: {
  answer: object | undefined
  children: ReactNode
}) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer && !document.activeElement?.matches('textarea')) place.current?.focus()
  }, [answer])
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-32 outline-none">
      {children}
    </div>
  )
}
