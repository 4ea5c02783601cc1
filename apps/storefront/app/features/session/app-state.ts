import type { Locale } from '@tsiran/contract/locale'
import { useMemo, useSyncExternalStore } from 'react'
import { storedText } from '@tsiran/app-kit/browser/stored'
import { readState, type PersistedState } from './persisted-state.ts'

const state = storedText('localStorage', 'state')

function update(part: Partial<Omit<PersistedState, 'version'>>): void {
  const before = state.read()
  const text = JSON.stringify({ ...readState(before), ...part })
  if (text !== before) state.write(text)
}

export function storeWishlist(wishlist: readonly number[]): void {
  update({ wishlist })
}

export function storeLocale(locale: Locale): void {
  update({ locale })
}

/** The last known favourites. */
export const readWishlist = (): readonly number[] => readState(state.read()).wishlist

/** As {@link readWishlist}; none in the server's markup. */
export function useStoredWishlist(): readonly number[] {
  const text = useSyncExternalStore(state.subscribe, state.read, () => null)
  return useMemo(() => readState(text).wishlist, [text])
}
