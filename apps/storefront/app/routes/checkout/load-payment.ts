import type { Locale } from '@tsiran/contract/locale'
import {
  cartPath,
  paymentFailedPath,
  thanksPath,
  unpaidOrderPath,
} from '@tsiran/contract/shop-paths'
import {
  redirect,
  type LoaderFunctionArgs,
  type Params,
  type RouterContextProvider,
} from 'react-router'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { clientContext, pageContext } from '../../platform/api/context.ts'
import { readLocale } from '@tsiran/app-kit/i18n/locale'
import { loadUnpaidOrder } from '../../features/cart/load-unpaid-order.ts'

/** The unpaid order of the address. Redirects where it is paid, has failed, or is no more. */
export async function loader({ params, context, url }: LoaderFunctionArgs) {
  const locale = readLocale(params)
  const number = readUnpaidNumber(params)
  if (number !== undefined && url.searchParams.has('look')) await look(context, locale, number)
  const order = await loadUnpaidOrder(context, locale, number)
  if (!order) {
    // Paid meanwhile.
    if (number !== undefined) await look(context, locale, number)
    throw redirect(cartPath(locale))
  }
  // The page pays and cancels the order that it shows, also where another one is placed meanwhile.
  if (number === undefined) throw redirect(unpaidOrderPath(locale, order.order_id))
  return { order, asked: url.searchParams.has('asked') || url.searchParams.has('look') }
}

/** The order's number in the address; undefined without one. */
export const readUnpaidNumber = ({ orderId = '' }: Params): number | undefined =>
  /^[1-9]\d{0,14}$/.test(orderId) ? Number(orderId) : undefined

/** Queries the gateway, and redirects once the payment is paid or failed. */
async function look(
  context: Readonly<RouterContextProvider>,
  locale: Locale,
  number: number,
): Promise<void> {
  try {
    const { state, order_id, receipt } = (
      await askGateway(context, 'POST /api/checkout/unpaid-order/check', { locale, number })
    ).data
    if (state === 'paid') throw redirect(thanksPath(locale, order_id, receipt), 303)
    if (state === 'failed') throw redirect(paymentFailedPath(locale), 303)
  } catch (error) {
    if (!isApiError(error)) throw error
  }
}

type Question = 'POST /api/checkout/unpaid-order/check' | 'POST /api/checkout/unpaid-order/cancel'

export interface Asked {
  locale: Locale
  /** The order's. */
  number: number | undefined
}

/** Has the server query the gateway, or cancel the order. Throws `ApiError` on a refusal. */
export const askGateway = (
  context: Readonly<RouterContextProvider>,
  call: Question,
  asked: Asked,
) => context.get(clientContext)(call, { body: unpaidOrderBody(context, asked) })

/** What every call about an unpaid order sends: whose it is, and which. */
export const unpaidOrderBody = (
  context: Readonly<RouterContextProvider>,
  { locale, number }: Asked,
) => ({
  api_token: context.get(pageContext).apiToken ?? undefined,
  locale,
  order_id: number,
})
