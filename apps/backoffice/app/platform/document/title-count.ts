import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let count = 0

/** Puts a count before the title of every page, `(3) Orders`; 0 takes it away. */
export function setTitleCount(next: number): void {
  count = next
  for (const notify of listeners) notify()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useTitleCount = (): number => useSyncExternalStore(subscribe, () => count)
