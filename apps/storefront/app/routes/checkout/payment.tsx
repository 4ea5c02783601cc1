import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs'
import type { Locale } from '@tsiran/contract/locale'
import {
  cartPath,
  paymentFailedPath,
  thanksPath,
  unconfirmedPaymentPath,
  unpaidOrderPath,
} from '@tsiran/contract/shop-paths'
import { formatTime } from '@tsiran/i18n/dates'
import { Button } from '@tsiran/ui/button'
import {
  Form,
  redirect,
  redirectDocument,
  useActionData,
  useLoaderData,
  useNavigation,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type Params,
  type RouterContextProvider,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import type { RefreshingPage } from '../../root.tsx'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { actOrStay } from '../../platform/api/act-or-stay.ts'
import { clientContext, pageContext } from '../../platform/api/context.ts'
import { readLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { loadUnpaidOrder } from '../../features/cart/load-unpaid-order.ts'
import { PaymentWatch } from './payment-watch.tsx'

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' })

/** Without scripts the page polls by reloading. */
export const handle = { refresh: '10; url=?look=1' } satisfies RefreshingPage

export async function loader({ params, context, url }: LoaderFunctionArgs) {
  const locale = readLocale(params)
  const number = readNumber(params)
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
const readNumber = ({ orderId = '' }: Params): number | undefined =>
  /^[1-9]\d{0,14}$/.test(orderId) ? Number(orderId) : undefined

/** Queries the gateway, and redirects once the payment is paid or failed. */
async function look(
  context: Readonly<RouterContextProvider>,
  locale: Locale,
  number: number,
): Promise<void> {
  try {
    const { state, order_id, receipt } = (
      await ask(context, 'POST /api/checkout/unpaid-order/check', { locale, number })
    ).data
    if (state === 'paid') throw redirect(thanksPath(locale, order_id, receipt), 303)
    if (state === 'failed') throw redirect(paymentFailedPath(locale), 303)
  } catch (error) {
    if (!isApiError(error)) throw error
  }
}

type Question = 'POST /api/checkout/unpaid-order/check' | 'POST /api/checkout/unpaid-order/cancel'

interface Asked {
  locale: Locale
  /** The order's. */
  number: number | undefined
}

const ask = (context: Readonly<RouterContextProvider>, call: Question, asked: Asked) =>
  context.get(clientContext)(call, { body: bodyOf(context, asked) })

const bodyOf = (context: Readonly<RouterContextProvider>, { locale, number }: Asked) => ({
  api_token: context.get(pageContext).apiToken ?? undefined,
  locale,
  order_id: number,
})

/** Pays, checks the payment, or cancels the order. The gateway is queried in any case, so that nobody pays twice. */
export async function action({ params, context, request }: ActionFunctionArgs) {
  const locale = readLocale(params)
  const number = readNumber(params)
  const act = (await request.formData()).get('act')
  try {
    const call =
      act === 'change'
        ? 'POST /api/checkout/unpaid-order/cancel'
        : 'POST /api/checkout/unpaid-order/check'
    const { state, order_id, receipt, payable } = (await ask(context, call, { locale, number }))
      .data
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

/** If the network fails, the page stays. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  actOrStay(serverAction<typeof action>, { lost: true, payable: true })

/** What the page asks by itself changes nothing on it while the order can be paid. */
export function shouldRevalidate({
  formData,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (formData?.get('act') !== 'look') return defaultShouldRevalidate
  return (actionResult as { payable?: boolean } | undefined)?.payable === false
}

async function payPage(context: Readonly<RouterContextProvider>, asked: Asked): Promise<string> {
  const body = bodyOf(context, asked)
  return (await context.get(clientContext)('POST /api/checkout/unpaid-order/pay', { body })).data
    .redirect_url
}

/** An order that waits for its payment, after the gateway's page was left or while the gateway has not answered. */
export default function PaymentPage() {
  const { order, asked } = useLoaderData<typeof loader>()
  const t = useMessages()
  const answer = useActionData<typeof clientAction>()
  const acting = useNavigation().formData?.get('act')
  const values = {
    number: order.order_id,
    total: order.formated_grand_total,
    time: formatTime(order.hold_until),
  }
  const payable = order.payable !== false
  const title = t(payable ? 'payment.waitTitle' : 'payment.bankTitle')
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div className="mx-auto mt-6 max-w-xl">
        {answer?.lost && <Notice kind="error">{t('errors.unavailable')}</Notice>}
        {asked && payable && <Notice kind="warning">{t('payment.stillWaiting')}</Notice>}
        <div className="flex flex-col items-center gap-4 rounded-card border border-line bg-card px-4 py-10 text-center sm:px-8">
          <span className="grid size-24 place-items-center rounded-full bg-apricot-soft text-leaf">
            <IconCreditCard size={48} stroke={1.5} aria-hidden />
          </span>
          <h1 className="text-2xl font-extrabold text-balance sm:text-3xl">{title}</h1>
          <p className="text-muted">
            {t(payable ? 'payment.waitText' : 'payment.bankText', values)}
          </p>
          {order.slot && (
            <p className="tabular-nums">
              {t(order.slot.pickup ? 'checkout.pickupSlot' : 'checkout.slot')}
              {t('shell.colon')} <b>{order.slot.label}</b>
            </p>
          )}
          <PaymentWatch />
          <Form method="post" className="mt-2 flex w-full max-w-sm flex-col gap-3">
            {payable && (
              <Button type="submit" name="act" value="pay" loading={acting === 'pay'}>
                {t('payment.pay')}
              </Button>
            )}
            <Button
              type="submit"
              name="act"
              value="check"
              variant={payable ? 'secondary' : 'primary'}
              loading={acting === 'check'}
            >
              {t('payment.check')}
            </Button>
            <Button
              type="submit"
              name="act"
              value="change"
              variant="quiet"
              loading={acting === 'change'}
              aria-describedby="change-hint"
            >
              {t('payment.change')}
            </Button>
            <p id="change-hint" className="text-sm text-muted">
              {t('payment.changeHint')}
            </p>
          </Form>
        </div>
      </div>
    </>
  )
}
