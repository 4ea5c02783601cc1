import { useEffect } from 'react'
import { orderedCookie } from '@tsiran/contract/ordered-cookie'
import { data, useLoaderData, type HeadersFunction, type LoaderFunctionArgs } from 'react-router'
import { useQueryClient } from '../../platform/api/query-hooks.ts'
import { pageContext } from '../../platform/api/context.ts'
import { forgetOrderedCart } from '../../features/cart/cart-query.ts'
import { clearDraft } from '../../features/session/clear-draft.ts'
import { readLocale, useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { loadCart } from '../../features/cart/load-cart.ts'
import { loadUnpaidOrder } from '../../features/cart/load-unpaid-order.ts'
import { loadPlacedOrder } from './load-placed-order.ts'
import { OrderReceived } from './order-received.tsx'
import { PlacedOrderView } from './placed-order-view.tsx'

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' })

/**
 * The order's number as its address has it: the number alone opens nothing (R25), so that its lines are shown to whoever
 * placed it alone. The payment's key, which the bank's return puts there, opens its receipt.
 */
export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const locale = readLocale(params)
  const id = url.searchParams.get('orderID') ?? url.searchParams.get('id') ?? ''
  const payment = url.searchParams.get('payment') ?? ''
  const paid = /^[0-9a-f]{32}$/.test(payment)
  const { order, token } = await loadPlacedOrder(context, locale, id)
  // The order's cart is closed by now: lines belong to a newer cart, begun while the order waited for its payment or since. A later
  // order that waits for its payment is paid, or gives its cart back, by that token alone.
  const [cart, unpaid] = await Promise.all([
    loadCart(context, locale, false),
    loadUnpaidOrder(context, locale),
  ])
  const newer = cart !== null || unpaid !== null
  const headers = new Headers()
  if (!newer) headers.append('Set-Cookie', 'api_token=; Path=/; Max-Age=0; SameSite=Lax')
  if (token) headers.append('Set-Cookie', orderedBy(token, context.get(pageContext).origin))
  return data(
    {
      number: /^[\w-]{1,32}$/.test(id) ? id : '',
      payment: paid ? payment : null,
      newer,
      order,
      guest: token !== null,
    },
    { headers },
  )
}

/** Lets the same browser open this page again for a day; no script can read the cookie. */
const orderedBy = (token: string, origin: string) =>
  `${orderedCookie}=${token}; Path=/; Max-Age=86400; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`

/** The confirmation of an order: its number and the receipt of its payment. The cart is emptied. */
export default function ThanksPage() {
  const { number, payment, newer, order, guest } = useLoaderData<typeof loader>()
  const t = useMessages()
  const locale = useLocale()
  const queries = useQueryClient()
  useEffect(() => {
    if (newer) return
    void forgetOrderedCart(queries)
    clearDraft()
  }, [queries, newer])
  return (
    <OrderReceived number={number}>
      {number && <p className="text-muted">{t('thanks.text')}</p>}
      {order && <PlacedOrderView order={order} guest={guest} />}
      {payment && (
        <iframe
          title={t('payment.receipt')}
          src={`/receipt/${payment}?lang=${locale}`}
          className="h-104 w-full rounded-card border border-line"
        />
      )}
    </OrderReceived>
  )
}
