import { useEffect } from 'react'
import { useQueryClient } from '../../platform/api/query-hooks.ts'
import { cartKey } from '../../platform/api/query-keys.ts'

const name = 'tsiran-cart'

/** Tells the shop's other tabs that the cart has changed; they ask the server anew, each in its language. */
export function tellOtherTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(name)
  channel.postMessage('changed')
  channel.close()
}

/** Keeps this tab's cart in step with the others'. */
export function useCartTabs(): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return
    const channel = new BroadcastChannel(name)
    channel.addEventListener('message', () => void queries.invalidateQueries({ queryKey: cartKey }))
    return () => channel.close()
  }, [queries])
}
