import type { CardHold, Order } from '@tsiran/contract/order-shapes'
import { formatMoney } from '@tsiran/i18n/money'
import type { ReactNode } from 'react'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

/** An order's totals, payment and delivery methods. */
export function OrderTotals({
  order,
  children,
}: {
  order: Pick<
    Order,
    | 'sub_total'
    | 'shipping_amount'
    | 'grand_total'
    | 'final_total'
    | 'refunded'
    | 'refund_done'
    | 'card_hold'
  >
  children: ReactNode
}) {
  const t = useMessages()
  const settled = typeof order.final_total === 'number'
  const rows = [
    [t('cart.subTotal'), formatMoney(order.sub_total)],
    [t('cart.shipping'), formatMoney(order.shipping_amount)],
    ...(settled ? [[t('orders.agreedTotal'), formatMoney(order.grand_total)]] : []),
    ...(order.refunded
      ? [
          [
            t(order.refund_done ? 'orders.refundDone' : 'orders.refunded'),
            formatMoney(order.refunded),
          ],
        ]
      : []),
  ]
  return (
    <section
      aria-label={t('orders.total')}
      className="rounded-card border border-line bg-card p-4 sm:p-5"
    >
      <dl className="grid gap-2 tabular-nums">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <dt className="font-bold">{t(settled ? 'orders.finalTotal' : 'cart.total')}</dt>
          <dd className="text-xl font-extrabold">
            {formatMoney(order.final_total ?? order.grand_total)}
          </dd>
        </div>
      </dl>
      {order.card_hold && <CardHoldRows hold={order.card_hold} />}
      {children}
    </section>
  )
}

/** What the buyer's bank holds for the order, has taken, and lets go of. */
function CardHoldRows({ hold: { state, held, captured, released } }: { hold: CardHold }) {
  const t = useMessages()
  const rows = [
    state === 'held' && [t('orders.cardHold.held'), formatMoney(held)],
    (state === 'capturing' || state === 'captured') && [
      t(`orders.cardHold.${state}`),
      formatMoney(captured ?? held),
    ],
    released > 0 && [t('orders.cardHold.released'), formatMoney(released)],
  ].filter((row) => row !== false)
  return (
    <>
      <dl className="mt-3 grid gap-2 border-t border-line pt-3 tabular-nums">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {state === 'held' && (
        <p className="mt-2 text-sm text-muted">{t('orders.cardHold.heldHint')}</p>
      )}
    </>
  )
}
