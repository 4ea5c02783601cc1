import { useEffect, useState } from 'react'

/** Milliseconds that the old list stays in sight while a new one is on its way. */
const patience = 300

/** Turns true once something has been pending for longer than readers wait gladly. */
export function usePatience(pending: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!pending) return
    const timer = setTimeout(() => setLate(true), patience)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [pending])
  return pending && late
}
