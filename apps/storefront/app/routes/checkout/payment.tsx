import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs'
import { formatTime } from '@tsiran/i18n/dates'
import {
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
  type HeadersFunction,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import type { RefreshingPage } from '../../root.tsx'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { actOrStay } from '../../platform/api/act-or-stay.ts'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { PaymentWatch } from './payment-watch.tsx'
import type { loader } from './load-payment.ts'
import type { action } from './payment-action.ts'
import { PaymentForm } from './payment-form.tsx'

export { action } from './payment-action.ts'
export { loader } from './load-payment.ts'

export const headers: HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' })

/** Without scripts the page polls by reloading. */
export const handle = { refresh: '10; url=?look=1' } satisfies RefreshingPage

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

/** An order that waits for its payment, after the gateway's page was left or while the gateway has not answered. */
export default function PaymentPage() {
  const { order, asked } = useLoaderData<typeof loader>()
  const t = useMessages()
  const answer = useActionData<typeof clientAction>()
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
          <PaymentForm payable={payable} />
        </div>
      </div>
    </>
  )
}
