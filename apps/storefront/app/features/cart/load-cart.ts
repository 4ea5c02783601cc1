import type { Cart } from '@tsiran/contract/cart-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { RouterContextProvider } from 'react-router'
import { clientContext, pageContext } from '../../platform/api/context.ts'
import { cartCalls } from './cart-calls.ts'
import { hasChanges } from './cart-changes.tsx'

/**
 * The cart of the page's visitor. Null without a session and a token, for an unknown token, and for an empty cart without
 * changes. Changes are reported once, unless `seen` is false.
 */
export async function loadCart(
  context: Readonly<RouterContextProvider>,
  locale: Locale,
  seen = true,
): Promise<Cart | null> {
  const { apiToken, signedIn, role } = context.get(pageContext)
  if (!apiToken && !signedIn) return null
  const query = { api_token: apiToken ?? undefined, locale, seen }
  const { data } = await context.get(clientContext)(cartCalls(role).get, { query })
  return data && (data.items.length > 0 || hasChanges(data)) ? data : null
}
