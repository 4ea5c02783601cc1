import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import type { UnpaidOrder } from '@tsiran/contract/unpaid-order'
import type { Order } from '@tsiran/contract/order-shapes'
import { ordersPath } from '@tsiran/contract/shop-paths'
import { formatDate } from '@tsiran/i18n/dates'
import { Link } from 'react-router'
import { OrderLines } from '../../features/orders/order-lines.tsx'
import { OrderStatus } from '../../features/orders/order-status.tsx'
import { OrderTotals } from '../../features/orders/order-totals.tsx'
import { OrderDelivery } from '../../features/orders/order-delivery.tsx'
import { UnpaidNotice } from '../../features/orders/unpaid-notice.tsx'
import { OrderAddresses } from '../../features/orders/order-addresses.tsx'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'
import { SaveListForm } from '../../features/shopping-lists/save-list-form.tsx'
import type { Filled } from '../../features/cart/filled-notice.tsx'
import { ReorderForm } from './reorder-form.tsx'
import { Outcome, type RequestOutcome } from './request-outcome.tsx'

interface OrderViewProps {
  order: Order
  /** Null unless the order can be paid. */
  unpaid: UnpaidOrder | null
  reordered: Filled | null | undefined
  outcome: RequestOutcome | null | undefined
}

/** An order: lines, totals, addresses, and a reorder button. */
export function OrderView({ order, unpaid, reordered, outcome }: OrderViewProps) {
  const t = useMessages()
  const locale = useLocale()
  const title = t('orders.title', { number: order.increment_id })
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <Link
        to={ordersPath(locale)}
        className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold text-leaf hover:underline print:hidden"
      >
        <IconArrowLeft size={20} aria-hidden />
        {t('account.orders')}
      </Link>
      <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-1">
        <h1 className="text-2xl font-extrabold sm:text-3xl">{title}</h1>
        <p className="font-semibold">
          <OrderStatus status={order.status} label={order.status_label} />
        </p>
        <p className="text-muted tabular-nums">{formatDate(order.created_at)}</p>
      </div>
      {outcome && <Outcome outcome={outcome} />}
      {unpaid && <UnpaidNotice order={unpaid} />}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6">
        <OrderLines items={order.items} />
        <div className="grid gap-4">
          <OrderTotals order={order}>
            <OrderDelivery order={order} />
            <ReorderForm answer={reordered} />
            <SaveListForm order={order.id} className="mt-2 print:hidden" />
          </OrderTotals>
          <OrderAddresses order={order} />
        </div>
      </div>
    </>
  )
}
