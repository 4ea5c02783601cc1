import { useEffect, useState } from 'react'

/** A call waits for a pause of so many milliseconds in the typing. */
const pauseMs = 200

/** A text once nobody types any more. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
