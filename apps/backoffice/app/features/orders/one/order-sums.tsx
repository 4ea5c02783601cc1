import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import { formatMoney } from '@tsiran/i18n/money'
import type { ReactNode } from 'react'
import { useMessages } from '../../../platform/i18n/language.tsx'

/** What an order costs, what of it the shop holds, and what is still to be paid. */
export function OrderSums({ order }: { order: AdminOrder }) {
  const t = useMessages()
  const {
    sub_total: products,
    shipping_amount: shipping,
    grand_total: total,
    received,
    status,
  } = order
  const rest =
    ['canceled', 'closed'].includes(status) || ['paid', 'held'].includes(order.paid)
      ? 0
      : Math.max(0, total - received)
  const held = order.payments.reduce(
    (sum, payment) =>
      sum + (['held', 'capturing'].includes(payment.state) ? (payment.held ?? 0) : 0),
    0,
  )
  return (
    <dl className="mt-3 grid gap-1 border-t border-line pt-3 tabular-nums">
      <Sum label={t('orders.products')}>{formatMoney(products)}</Sum>
      <Sum label={order.shipping_title}>{formatMoney(shipping)}</Sum>
      {order.agreed_total !== null && (
        <Sum label={t('orders.settlement.agreed')}>{formatMoney(order.agreed_total)}</Sum>
      )}
      <Sum label={t(order.settled_at ? 'orders.settlement.final' : 'orders.total')} strong>
        {formatMoney(total)}
      </Sum>
      {held > 0 && <Sum label={t('orders.held')}>{formatMoney(held)}</Sum>}
      {received > 0 && <Sum label={t('orders.received')}>{formatMoney(received)}</Sum>}
      {rest > 0 && received > 0 && <Sum label={t('orders.toPay')}>{formatMoney(rest)}</Sum>}
    </dl>
  )
}

/** One line of sums; the figure at the end. */
export function Sum({
  label,
  strong = false,
  children,
}: {
  label: ReactNode
  strong?: boolean
  children: ReactNode
}) {
  return (
    <div className={`flex justify-between gap-4 ${strong ? 'text-lg font-bold' : ''}`}>
      <dt className={strong ? '' : 'text-muted'}>{label}</dt>
      <dd className="shrink-0">{children}</dd>
    </div>
  )
}
