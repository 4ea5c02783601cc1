import { useEffect, useRef, type ReactNode } from 'react'

/** What an answer has to say, at the head of a page whose buttons are at its end: each new answer comes into view. */
export function LiveRegion({ answer, children }: { answer: object | undefined; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer) place.current?.focus()
  }, [answer])
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-32 outline-none">
      {children}
    </div>
  )
}
