import { maxCompared } from '@tsiran/contract/limits'
import { useSyncExternalStore } from 'react'

const name = 'compare'
const none: readonly number[] = []
const listeners = new Set<() => void>()
/** The list as it stands in storage, and what it says. */
let stored: string | null = null
let list = none

/** Reads a stored list: comma-joined ids. What cannot be one is left out. */
export function readList(text: string | null): readonly number[] {
  if (!text) return none
  const ids = text.split(',').filter((id) => /^[1-9][0-9]{0,8}$/.test(id))
  return [...new Set(ids.map(Number))].slice(0, maxCompared)
}

/** The list with a product at its end. Beyond the most, the oldest goes. */
export const withProduct = (ids: readonly number[], id: number): readonly number[] =>
  [...ids.filter((other) => other !== id), id].slice(-maxCompared)

function readStored(): readonly number[] {
  let text = stored
  try {
    text = localStorage.getItem(name)
  } catch {
    // Storage is off: the list lives as long as the document.
  }
  if (text !== stored) {
    stored = text
    list = readList(text)
  }
  return list
}

function keep(ids: readonly number[]): void {
  list = ids
  stored = ids.join(',')
  try {
    localStorage.setItem(name, stored)
  } catch {
    // As above.
  }
  for (const hear of listeners) hear()
}

/** Adds a product to the comparison. Tells whether the oldest one had to go. */
export function addToCompare(id: number): { dropped: boolean } {
  const before = readStored()
  keep(withProduct(before, id))
  return { dropped: before.length === maxCompared && !before.includes(id) }
}

export const removeFromCompare = (id: number): void => keep(readStored().filter((other) => other !== id))
export const clearCompare = (): void => keep(none)

function listen(hear: () => void) {
  // Other tabs tell of their changes by the storage event.
  addEventListener('storage', hear)
  listeners.add(hear)
  return () => {
    removeEventListener('storage', hear)
    listeners.delete(hear)
  }
}

/** Ids of the compared products, oldest first; none in the server's markup. */
export const useCompared = (): readonly number[] => useSyncExternalStore(listen, readStored, () => none)

/** Whether a product is compared. */
export const useIsCompared = (id: number): boolean =>
  useSyncExternalStore(
    listen,
    () => readStored().includes(id),
    () => false,
  )
