import { useEffect } from 'react'
import { useQueryClient } from './query-hooks.ts'
import { cartKey } from './query-keys.ts'

let channel: BroadcastChannel | undefined

/** One for the document: a channel receives none of its own messages, but those of any other in the same tab. */
function openChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  return (channel ??= new BroadcastChannel('tsiran-cart'))
}

/** Notifies the shop's other tabs of a changed cart; each fetches it in its language. */
export function notifyOtherTabs(): void {
  openChannel()?.postMessage('changed')
}

/** Calls back when another tab has changed the cart. Returns the function that ends it. */
export function onCartElsewhere(listener: () => void): () => void {
  const opened = openChannel()
  opened?.addEventListener('message', listener)
  return () => opened?.removeEventListener('message', listener)
}

/** Synchronises this tab's cart with the other tabs. */
export function useCartTabs(): void {
  const queries = useQueryClient()
  useEffect(
    () => onCartElsewhere(() => void queries.invalidateQueries({ queryKey: cartKey })),
    [queries],
  )
}
