import { useEffect, useState } from 'react'

/** Milliseconds that the old list stays in sight while a new one is on its way. */
const delayMs = 300

/** Turns true once something has been pending for longer than readers wait gladly. */
export function useDelayed(pending: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!pending) return
    const timer = setTimeout(() => setLate(true), delayMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [pending])
  return pending && late
}
