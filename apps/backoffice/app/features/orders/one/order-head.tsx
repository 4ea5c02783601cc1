import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import { formatDate, formatTime } from '@tsiran/i18n/dates'
import { formatMoney } from '@tsiran/i18n/money'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { TrailLinks } from '../../lists/trail-links.tsx'
import { buyerName } from '../buyer-name.ts'
import { orderTrail } from '../list/order-trail.ts'
import { MoneyState, OrderState } from '../order-state.tsx'

/** Beside an order's number: its state, its money, and the way to the orders beside it. */
export function OrderAside({ order: { id, status, paid } }: { order: AdminOrder }) {
  const t = useMessages()
  return (
    <>
      <OrderState status={status} />
      <MoneyState paid={paid} />
      <TrailLinks
        trail={orderTrail}
        id={id}
        previous={t('orders.previous')}
        next={t('orders.next')}
      />
    </>
  )
}

/** Under an order's number: when it was placed, by whom, for how much. */
export function OrderFacts({ order }: { order: AdminOrder }) {
  return (
    <p className="-mt-3 mb-5 text-muted tabular-nums">
      {formatDate(order.created_at)} {formatTime(order.created_at)} · {buyerName(order)} ·{' '}
      <b className="text-ink">{formatMoney(order.grand_total)}</b>
    </p>
  )
}
