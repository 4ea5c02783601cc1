import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import type { CartRequest } from '@tsiran/contract/cart-requests'
import type { Role } from '@tsiran/contract/customer-session'
import { cartRequestsPath, orderPath, ordersPath } from '@tsiran/contract/shop-paths'
import { formatDate } from '@tsiran/i18n/dates'
import { Button } from '@tsiran/ui/button'
import { Form, Link, useNavigation } from 'react-router'
import { OrderLines } from '../../features/orders/order-lines.tsx'
import { OrderStatus } from '../../features/orders/order-status.tsx'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import type { Filled } from '../../features/cart/filled-notice.tsx'
import { ReorderForm } from './reorder-form.tsx'
import { type RequestOutcome, Outcome } from './request-outcome.tsx'

interface RequestViewProps {
  request: CartRequest
  role: Role
  reordered: Filled | null | undefined
  outcome: RequestOutcome | null | undefined
}

/** A request: the Manager sees its status and can discard it, the sub-user can reorder it. */
export function RequestView({ request, role, reordered, outcome }: RequestViewProps) {
  const t = useMessages()
  const locale = useLocale()
  const title = t('companies.request', { number: request.id })
  const back =
    role === 'Manager'
      ? { to: cartRequestsPath(locale), label: t('companies.requests') }
      : { to: ordersPath(locale), label: t('account.orders') }
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <Link
        to={back.to}
        className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold text-leaf hover:underline"
      >
        <IconArrowLeft size={20} aria-hidden />
        {back.label}
      </Link>
      <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-1">
        <h1 className="text-2xl font-extrabold sm:text-3xl">{title}</h1>
        {role === 'Manager' && (
          <>
            <p className="font-semibold">
              <OrderStatus status={request.status} label={request.status_label} />
            </p>
            <p className="wrap-anywhere">{request.user}</p>
          </>
        )}
        <p className="text-muted tabular-nums">{formatDate(request.created_at)}</p>
      </div>
      {outcome && <Outcome outcome={outcome} />}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6">
        <OrderLines items={request.items} />
        <section
          aria-label={t('orders.total')}
          className="rounded-card border border-line bg-card p-4 sm:p-5"
        >
          <p className="flex items-baseline justify-between gap-4">
            <span className="font-bold">{t('orders.total')}</span>
            <b className="text-xl font-extrabold tabular-nums">{request.formated_grand_total}</b>
          </p>
          {role === 'Manager' ? (
            <ManagersPart request={request} />
          ) : (
            <ReorderForm answer={reordered} />
          )}
        </section>
      </div>
    </>
  )
}

function ManagersPart({ request }: { request: CartRequest }) {
  const t = useMessages()
  const locale = useLocale()
  const busy = useNavigation().formMethod === 'POST'
  if (request.order_id !== null) {
    return (
      <Link
        to={orderPath(locale, request.order_id)}
        className="mt-3 inline-flex min-h-11 items-center font-semibold text-leaf hover:underline"
      >
        {t('companies.toOrder', { number: request.order_id })}
      </Link>
    )
  }
  if (request.status === 'canceled') return null
  return (
    <Form method="post" preventScrollReset className="mt-4">
      <input type="hidden" name="intent" value="discard" />
      <Button type="submit" variant="danger" loading={busy} className="w-full">
        {t('companies.discard')}
      </Button>
    </Form>
  )
}
