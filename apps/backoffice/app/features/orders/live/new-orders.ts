import { useSyncExternalStore } from 'react'

/** The orders that came while this tab was open and that nobody has looked at here. */
interface NewOrders {
  /** The newest number when somebody last looked; null until the first pulse. */
  seen: number | null
  newest: number | null
  /** How many are newer than `seen`. */
  count: number
}

const listeners = new Set<() => void>()
let state: NewOrders = { seen: null, newest: null, count: 0 }

function change(next: NewOrders): void {
  state = next
  for (const notify of listeners) notify()
}

/** Takes a pulse, whose `fresh` counts what is newer than `after`. Returns how many orders came since the pulse before. */
export function takePulse(
  after: number | null,
  { newest, fresh }: { newest: number | null; fresh: number },
): number {
  if (state.seen === null) {
    change({ seen: newest ?? 0, newest, count: 0 })
    return 0
  }
  // Somebody has looked while the call was under way.
  if (after !== state.seen) return 0
  // The first order of a shop is newer than none, which the server cannot be asked for.
  const count = state.seen === 0 && newest !== null ? Math.max(1, fresh) : fresh
  const came = count - state.count
  if (came !== 0 || newest !== state.newest) change({ ...state, newest, count })
  return Math.max(0, came)
}

/** Everything that has come so far is looked at. */
export function markOrdersSeen(): void {
  if (state.count > 0) change({ seen: state.newest, newest: state.newest, count: 0 })
}

export const isNewOrder = (id: number): boolean =>
  state.seen !== null && id > state.seen && state.count > 0

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useNewOrders = (): NewOrders => useSyncExternalStore(subscribe, () => state)
