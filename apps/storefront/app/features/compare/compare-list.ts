import { maxCompared } from '@tsiran/contract/limits'
import { useSyncExternalStore } from 'react'
import { storedText } from '@tsiran/app-kit/browser/stored'

const none: readonly number[] = []
const stored = storedText('localStorage', 'compare')
/** The last parsed list and its text. */
let parsed: { text: string | null; ids: readonly number[] } = { text: null, ids: none }

/** Parses a stored list: comma-joined ids. Anything else is left out. */
export function readList(text: string | null): readonly number[] {
  if (!text) return none
  const ids = text.split(',').filter((id) => /^[1-9][0-9]{0,8}$/.test(id))
  return [...new Set(ids.map(Number))].slice(0, maxCompared)
}

/** The list with a product at its end. Beyond the limit, the oldest is dropped. */
export function withProduct(ids: readonly number[], id: number): readonly number[] {
  return [...ids.filter((other) => other !== id), id].slice(-maxCompared)
}

function readIds(): readonly number[] {
  const text = stored.read()
  if (text !== parsed.text) parsed = { text, ids: readList(text) }
  return parsed.ids
}

function storeIds(ids: readonly number[]): void {
  stored.write(ids.join(','))
}

/** Adds a product to the comparison. `dropped`: whether the oldest one was removed. */
export function addToCompare(id: number): { dropped: boolean } {
  const before = readIds()
  storeIds(withProduct(before, id))
  return { dropped: before.length === maxCompared && !before.includes(id) }
}

export function removeFromCompare(id: number): void {
  storeIds(readIds().filter((other) => other !== id))
}

/** Removes those of the asked products that were not found: nobody sells them any more. */
export function removeGone(asked: readonly number[], found: readonly number[]): void {
  if (asked.length > found.length)
    storeIds(readIds().filter((id) => found.includes(id) || !asked.includes(id)))
}

export function clearCompare(): void {
  storeIds(none)
}

/** Ids of the compared products, oldest first; none in the server's markup. */
export function useCompared(): readonly number[] {
  return useSyncExternalStore(stored.subscribe, readIds, () => none)
}

/** Whether a product is compared. */
export function useIsCompared(id: number): boolean {
  return useSyncExternalStore(
    stored.subscribe,
    () => readIds().includes(id),
    () => false,
  )
}
