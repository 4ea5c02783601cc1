import type { Locale } from '@tsiran/contract/locale'
import type { PlacedOrder } from '@tsiran/contract/orders'
import type { RouterContextProvider } from 'react-router'
import { requireRefusal } from '../../platform/forms/submit.ts'
import { clientContext, pageContext } from '../../platform/api/context.ts'

/** The order of a number, where this browser or who is signed in placed it. `token` is the guest cart's that was ordered. */
export async function loadPlacedOrder(
  context: Readonly<RouterContextProvider>,
  locale: Locale,
  number: string,
): Promise<{ order: PlacedOrder | null; token: string | null }> {
  const nothing = { order: null, token: null }
  const { apiToken, orderedToken, signedIn } = context.get(pageContext)
  if (!/^[1-9]\d{0,14}$/.test(number)) return nothing
  // The cart's own cookie goes with the first look; its copy opens the page when it is loaded again.
  for (const token of signedIn ? [null] : [apiToken, orderedToken].filter((known) => known !== null)) {
    const query = { id: Number(number), locale, api_token: token ?? undefined }
    const order = await context
      .get(clientContext)('GET /api/checkout/placed-order', { query })
      .catch((error: unknown) => {
        requireRefusal(error)
        return { data: null }
      })
    if (order.data) return { order: order.data, token }
  }
  return nothing
}
