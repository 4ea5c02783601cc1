import type { Cart } from '@tsiran/contract/cart-shapes'
import type { Client } from '@tsiran/contract/client'
import type { QueryClient } from '../../platform/api/query-client.ts'
import { useQuery } from '../../platform/api/query-hooks.ts'
import { api } from '../../platform/api/api.ts'
import { clearCartToken, readCartToken, readOrderedToken, storeCartToken } from './cart-token.ts'
import { cartCalls } from './cart-calls.ts'
import { notifyOtherTabs } from '../../platform/api/cart-tabs.ts'
import { cartKey } from '../../platform/api/query-keys.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useRole } from '../session/session.ts'

/** The guest cart's token for a call that changes it; requests one where there is none yet. */
export async function cartCaller(): Promise<{ api_token: string }> {
  const stored = readCartToken()
  if (stored) return { api_token: stored }
  // Tabs that begin a cart at the same time share the token of the first one; a browser has no locks without https.
  return navigator.locks?.request('cart', newCaller) ?? newCaller()
}

async function newCaller(): Promise<{ api_token: string }> {
  const api_token = readCartToken() ?? (await api('GET /api/checkout/cart/token')).api_token
  storeCartToken(api_token)
  return { api_token }
}

/** The visitor's cart; null while there is none. Fetched after hydration, never while the page is rendered. */
export function useCart() {
  const locale = useLocale()
  const calls = cartCalls(useRole())
  return useQuery({
    queryKey: cartKey,
    queryFn: async ({ signal }): Promise<Cart | null> => {
      const api_token = readCartToken() ?? undefined
      return (await api(calls.get, { query: { api_token, locale }, signal })).data
    },
  })
}

/** Removes the cart and its token. */
function forgetCart(queries: QueryClient): void {
  clearCartToken()
  queries.setQueryData(cartKey, null)
  notifyOtherTabs()
}

/**
 * Removes the cart and its token after an order. What was put into a new cart since the page was rendered, in another tab, has the
 * same token or a fresh one, and keeps it; so does a newer order that waits for its payment.
 */
export async function forgetOrderedCart(queries: QueryClient, client: Client = api): Promise<void> {
  const api_token = readOrderedToken()
  if (api_token === null) return forgetCart(queries)
  queries.setQueryData(cartKey, null)
  const isOver = api_token !== undefined && (await isEmpty(api_token, client))
  if (isOver && queries.changes === 0 && readOrderedToken() === api_token) forgetCart(queries)
  else await queries.invalidateQueries({ queryKey: cartKey })
}

/** Whether a token has neither a cart nor an order that waits for its payment; false where the server does not answer. */
async function isEmpty(api_token: string, client: Client): Promise<boolean> {
  const query = { api_token }
  const [cart, unpaid] = await Promise.all([
    client('GET /api/checkout/cart', { query }),
    client('GET /api/checkout/unpaid-order', { query }),
  ]).catch(() => [])
  return cart?.data === null && unpaid?.data === null
}

/**
 * Removes the guest's token when an empty cart is left, unless its cart waits in an unpaid order: the order is paid, or its cart
 * comes back, by that token alone. A line that is on its way into the cart, from here or another tab, needs it, too.
 */
export async function forgetEmptyCart(queries: QueryClient, client: Client = api): Promise<void> {
  const api_token = readCartToken()
  if (api_token === null) return
  const query = { api_token }
  const unpaid = await client('GET /api/checkout/unpaid-order', { query }).catch(() => undefined)
  const isEmpty = !queries.getQueryData<Cart | null>(cartKey)?.items.length
  const isChanging = queries.changes > 0 || queries.query(cartKey).asking
  if (unpaid?.data === null && isEmpty && !isChanging) forgetCart(queries)
}
