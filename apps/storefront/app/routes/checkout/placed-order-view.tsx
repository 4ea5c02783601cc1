import type { PlacedOrder } from '@tsiran/contract/order-shapes'
import { orderPath, trackOrderPath } from '@tsiran/contract/shop-paths'
import { ButtonLink } from '@tsiran/ui/button'
import { OrderDelivery } from '../../features/orders/order-delivery.tsx'
import { OrderLines } from '../../features/orders/order-lines.tsx'
import { OrderStatus } from '../../features/orders/order-status.tsx'
import { OrderTotals } from '../../features/orders/order-totals.tsx'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

/** The order as its buyer sees it: lines, totals, and a link to track it. Guests track it by number and e-mail. */
export function PlacedOrderView({ order, guest }: { order: PlacedOrder; guest: boolean }) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <section aria-labelledby="placed-order" className="grid w-full gap-3 text-left">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="placed-order" className="text-lg font-bold">
          {t('thanks.yourOrder')}
        </h2>
        <p className="font-semibold">
          <OrderStatus status={order.status} label={order.status_label} />
        </p>
      </div>
      <OrderLines items={order.items} />
      <OrderTotals order={order}>
        <p className="mt-3 border-t border-line pt-3 text-sm text-muted">
          {order.shipping_title} · {order.payment_title}
        </p>
        <OrderDelivery order={order} />
      </OrderTotals>
      <p className="text-sm text-muted">{t(guest ? 'thanks.followGuest' : 'thanks.follow')}</p>
      <ButtonLink
        to={guest ? trackOrderPath(locale) : orderPath(locale, order.id)}
        variant="secondary"
      >
        {t(guest ? 'orders.track' : 'thanks.toOrder')}
      </ButtonLink>
    </section>
  )
}
