import type { Locale } from '@tsiran/contract/locale'
import { useMemo, useSyncExternalStore } from 'react'
import { readState, type PersistedState } from './persisted-state.ts'

const name = 'state'
const listeners = new Set<() => void>()

function readStored(): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    // Storage is off: nothing is kept.
    return null
  }
}

function change(part: Partial<Omit<PersistedState, 'version'>>): void {
  const stored = readStored()
  const text = JSON.stringify({ ...readState(stored), ...part })
  if (text === stored) return
  try {
    localStorage.setItem(name, text)
  } catch {
    // As above.
  }
  for (const hear of listeners) hear()
}

export const keepWishlist = (wishlist: readonly number[]): void => change({ wishlist })
export const keepLocale = (locale: Locale): void => change({ locale })

function listen(hear: () => void) {
  // Other tabs tell of their changes by the storage event.
  addEventListener('storage', hear)
  listeners.add(hear)
  return () => {
    removeEventListener('storage', hear)
    listeners.delete(hear)
  }
}

/** The favourites as they were last known; none in the server's markup. */
export function useStoredWishlist(): readonly number[] {
  const text = useSyncExternalStore(listen, readStored, () => null)
  return useMemo(() => readState(text).wishlist, [text])
}
