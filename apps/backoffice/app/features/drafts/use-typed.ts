import { useEffect, useEffectEvent, useState } from 'react'

export interface Typed<T> {
  /** What the field shows: what is typed, until the server has it. */
  shown: T
  change: (value: T) => void
  /** Sends at once what waits. */
  flush: () => void
}

/** A pause of so many milliseconds in the typing sends what is typed. */
const pauseMs = 400

/** A field that saves itself: after a pause in the typing, when it is left, and when the page is. */
export function useTyped<T>(value: T, save: (value: T) => void): Typed<T> {
  const [typed, setTyped] = useState<{ value: T; waits: boolean }>()
  const flush = () => {
    if (!typed?.waits) return
    setTyped({ value: typed.value, waits: false })
    save(typed.value)
  }
  const send = useEffectEvent(flush)
  useEffect(() => {
    if (!typed?.waits) return
    const timer = setTimeout(() => send(), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  useEffect(() => () => send(), [])
  // The server's answer replaces what was typed, unless more has been typed since.
  useEffect(() => setTyped((present) => (present?.waits ? present : undefined)), [value])
  return {
    shown: typed ? typed.value : value,
    change: (next) => setTyped({ value: next, waits: true }),
    flush,
  }
}
