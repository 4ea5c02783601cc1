import type { CartChange } from '@tsiran/contract/cart'
import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from 'react-router'
import { checkCheckoutForm, readCheckoutForm, type CheckoutErrors, type CheckoutValues } from '../../lib/checkout-form.ts'
import { clientContext, pageContext } from '../../lib/context.ts'
import { readLocale } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { CartChanges } from '../cart/cart-changes.tsx'
import { loadCart } from '../cart/load-cart.ts'
import { Notice } from '../../components/notice.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { placeOrder } from './place-order.ts'

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' })

export async function loader({ params, context, url }: LoaderFunctionArgs) {
  const locale = readLocale(params)
  const client = context.get(clientContext)
  const cart = await loadCart(context, locale)
  if (!cart) throw redirect(`/${locale}/shop/cart`)
  const query = { locale, api_token: context.get(pageContext).apiToken ?? undefined }
  const [shippings, payments] = await Promise.all([client('GET /api/shippings', { query }), client('GET /api/payments', { query })])
  return { cart, shippings: shippings.data, payments: payments.data, paymentFailed: url.searchParams.get('errNo') === 'swr_3' }
}

/** Checks what was typed, places the order, and goes to the bank or to the thanks page. */
export async function action({ params, context, request }: ActionFunctionArgs) {
  const locale = readLocale(params)
  const values = readCheckoutForm(await request.formData())
  const errors = checkCheckoutForm(values)
  if (Object.keys(errors).length > 0) return refuse(422, values, errors, null)
  const { apiToken } = context.get(pageContext)
  if (!apiToken) return redirect(`/${locale}/shop/cart`, 303)
  const placed = await placeOrder(context.get(clientContext), locale, apiToken, values)
  if (placed.outcome === 'empty') return redirect(`/${locale}/shop/cart`, 303)
  if (placed.outcome === 'placed') {
    return redirect(placed.redirectUrl ?? `/${locale}/thanks?orderID=${encodeURIComponent(placed.number)}`, 303)
  }
  return refuse(placed.status, values, placed.errors, placed.message, placed.cart?.changed)
}

function refuse(status: number, values: CheckoutValues, errors: CheckoutErrors, message: string | null, changed: CartChange[] = []) {
  return data({ values, errors, message, changed }, { status })
}

/** Who, where to, how, and the order itself. */
export default function CheckoutPage() {
  const { cart, shippings, payments, paymentFailed } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const t = useMessages()
  return (
    <>
      <title>{t('checkout.title')}</title>
      <h1 className="mt-6 mb-4 text-2xl font-extrabold sm:text-3xl">{t('checkout.title')}</h1>
      {paymentFailed && !refused && <Notice kind="error">{t('checkout.paymentFailed')}</Notice>}
      {refused && <Notice kind="error">{refused.message ?? t('checkout.checkFields')}</Notice>}
      <CartChanges changed={refused?.changed.length ? refused.changed : cart.changed} />
      <CheckoutForm cart={cart} shippings={shippings} payments={payments} refused={refused} />
    </>
  )
}
