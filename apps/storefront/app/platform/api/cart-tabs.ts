import { useEffect } from 'react'
import { useQueryClient } from './query-hooks.ts'
import { cartKey } from './query-keys.ts'

const name = 'tsiran-cart'

/** Notifies the shop's other tabs of a changed cart; each fetches it in its language. */
export function notifyOtherTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(name)
  channel.postMessage('changed')
  channel.close()
}

/** Synchronises this tab's cart with the other tabs. */
export function useCartTabs(): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return
    const channel = new BroadcastChannel(name)
    channel.addEventListener('message', () => void queries.invalidateQueries({ queryKey: cartKey }))
    return () => channel.close()
  }, [queries])
}
