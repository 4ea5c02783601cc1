import type { UnpaidOrder } from '@tsiran/contract/unpaid-order'
import type { Locale } from '@tsiran/contract/locale'
import type { RouterContextProvider } from 'react-router'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { clientContext, pageContext } from '../../platform/api/context.ts'

/** The visitor's order of this number that waits for its payment, or null; without a number the last one. */
export async function loadUnpaidOrder(
  context: Readonly<RouterContextProvider>,
  locale: Locale,
  orderId?: number,
): Promise<UnpaidOrder | null> {
  const { apiToken, signedIn } = context.get(pageContext)
  if (!apiToken && !signedIn) return null
  try {
    const query = { api_token: apiToken ?? undefined, locale, order_id: orderId }
    return (await context.get(clientContext)('GET /api/checkout/unpaid-order', { query })).data
  } catch (error) {
    // A sub-user orders nothing.
    if (isApiError(error) && error.status === 403) return null
    throw error
  }
}
