import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import { formatMoney } from '@tsiran/i18n/money'
import { Link } from 'react-router'
import { useMessages } from '../../../platform/i18n/language.tsx'

/** The cash that a courier took for a canceled order, which was paid nowhere else. */
export function DoorCash({
  cash: { amount, route_id: route, returned_at: returned },
}: {
  cash: NonNullable<AdminOrder['door_cash']>
}) {
  const t = useMessages()
  return (
    <>
      <p className={returned ? 'text-muted' : 'font-semibold text-red'}>
        {t(returned ? 'orders.doorCashReturned' : 'orders.doorCash', {
          amount: formatMoney(amount),
        })}
      </p>
      <Link
        to={`/deliveries/${route}`}
        className="inline-flex min-h-11 items-center text-leaf hover:underline"
      >
        {t('deliveries.route', { number: route })}
      </Link>
    </>
  )
}
