import type { UnpaidOrder } from '@tsiran/contract/unpaid-order'
import { unpaidOrderPath } from '@tsiran/contract/shop-paths'
import { formatTime } from '@tsiran/i18n/dates'
import { Link } from 'react-router'
import { Notice } from '@tsiran/app-kit/blocks/notice'
import { useLocale } from '@tsiran/app-kit/i18n/locale'
import { useMessages } from '@tsiran/app-kit/i18n/messages'

/** Says that an order waits for its payment, and leads to the page where it is paid. */
export function UnpaidNotice({ order }: { order: UnpaidOrder }) {
  const t = useMessages()
  const locale = useLocale()
  const values = {
    number: order.order_id,
    total: order.formated_grand_total,
    time: formatTime(order.hold_until),
  }
  const payable = order.payable !== false
  return (
    <Notice kind="warning">
      {t(payable ? 'payment.waitText' : 'payment.bankText', values)}{' '}
      <Link to={unpaidOrderPath(locale, order.order_id)} className="font-semibold underline">
        {t(payable ? 'payment.pay' : 'payment.check')}
      </Link>
    </Notice>
  )
}
