import type { Cart } from '@tsiran/contract/cart'
import { ApiError } from '@tsiran/contract/client'
import type { QueryClient } from '../../platform/api/query-client.ts'
import { useQuery } from '../../platform/api/query-hooks.ts'
import { api } from '../../platform/api/api.ts'
import { clearCartToken, storeCartToken, readCartToken } from './cart-token.ts'
import { cartCalls } from './cart-calls.ts'
import { notifyOtherTabs } from '../../platform/api/cart-tabs.ts'
import { cartKey } from '../../platform/api/query-keys.ts'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useRole } from '../session/session.ts'

/** The guest cart's token for a call that changes it; requests one where there is none yet. */
export async function cartCaller(): Promise<{ api_token: string }> {
  const stored = readCartToken()
  if (stored) return { api_token: stored }
  const { api_token } = await api('GET /api/checkout/cart/token')
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
      try {
        return (await api(calls.get, { query: { api_token, locale }, signal })).data
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 404) throw error
        clearCartToken()
        return null
      }
    },
  })
}

/** Removes the cart and its token after an order. */
export function forgetCart(queries: QueryClient): void {
  clearCartToken()
  queries.setQueryData(cartKey, null)
  notifyOtherTabs()
}
