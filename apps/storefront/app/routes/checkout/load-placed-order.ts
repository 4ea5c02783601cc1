import type { Locale } from '@tsiran/contract/locale'
import type { PlacedOrder } from '@tsiran/contract/order-shapes'
import type { RouterContextProvider } from 'react-router'
import { requireRefusal } from '@tsiran/app-kit/forms/submit'
import { clientContext, pageContext } from '../../platform/api/context.ts'

/** An order by its number, if this browser or the signed-in person placed it. `token` is the token of the ordered cart. */
export async function loadPlacedOrder(
  context: Readonly<RouterContextProvider>,
  locale: Locale,
  number: string,
): Promise<{ order: PlacedOrder | null; token: string | null }> {
  const nothing = { order: null, token: null }
  const { apiToken, orderedToken, signedIn } = context.get(pageContext)
  if (!/^[1-9]\d{0,14}$/.test(number)) return nothing
  // The first load removes the cart's cookie; its copy opens the page on a reload.
  for (const token of signedIn
    ? [null]
    : [apiToken, orderedToken].filter((known) => known !== null)) {
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
