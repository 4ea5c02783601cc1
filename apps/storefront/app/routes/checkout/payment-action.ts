import {
  cartPath,
  paymentFailedPath,
  thanksPath,
  unconfirmedPaymentPath,
} from '@tsiran/contract/shop-paths'
import {
  redirect,
  redirectDocument,
  type ActionFunctionArgs,
  type RouterContextProvider,
} from 'react-router'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { clientContext } from '../../platform/api/context.ts'
import { readLocale } from '@tsiran/app-kit/i18n/locale'
import { readUnpaidNumber, type Asked, askGateway, unpaidOrderBody } from './load-payment.ts'

/** Pays, checks the payment, or cancels the order. The gateway is queried in any case, so that nobody pays twice. */
export async function action({ params, context, request }: ActionFunctionArgs) {
  const locale = readLocale(params)
  const number = readUnpaidNumber(params)
  const act = (await request.formData()).get('act')
  try {
    const call =
      act === 'change'
        ? 'POST /api/checkout/unpaid-order/cancel'
        : 'POST /api/checkout/unpaid-order/check'
    const { state, order_id, receipt, payable } = (
      await askGateway(context, call, { locale, number })
    ).data
    if (state === 'paid') return redirect(thanksPath(locale, order_id, receipt), 303)
    // A new document: the cart in the document's cache is out of date.
    if (state === 'failed')
      return redirectDocument(act === 'change' ? cartPath(locale) : paymentFailedPath(locale), 303)
    if (act === 'pay' && payable)
      return redirectDocument(await payPage(context, { locale, number }), 303)
    return act === 'look'
      ? { lost: false, payable }
      : redirect(unconfirmedPaymentPath(locale, order_id), 303)
  } catch (error) {
    if (!isApiError(error)) throw error
    if (error.code === 'payment_unavailable')
      return redirectDocument(paymentFailedPath(locale), 303)
    if (error.status < 500) return redirectDocument(cartPath(locale), 303)
    throw error
  }
}

async function payPage(context: Readonly<RouterContextProvider>, asked: Asked): Promise<string> {
  const body = unpaidOrderBody(context, asked)
  return (await context.get(clientContext)('POST /api/checkout/unpaid-order/pay', { body })).data
    .redirect_url
}
