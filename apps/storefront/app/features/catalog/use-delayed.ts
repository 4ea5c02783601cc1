import { useEffect, useState } from 'react'

/** Milliseconds for which the old list stays visible while a new one loads. */
const delayMs = 300

/** Turns true once something has been pending for longer than the delay. */
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
