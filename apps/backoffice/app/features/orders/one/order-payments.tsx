import type { AdminOrder } from '@tsiran/contract/admin/order-shapes'
import type { AdminPayment, Refund } from '@tsiran/contract/admin/order-payment-shapes'
import { useMessages } from '../../../platform/i18n/language.tsx'
import { RefusedRequest } from './refused-request.tsx'
import { usePieceNames } from './use-piece-names.ts'
import { RefundRow } from './refund-row.tsx'
import { PaymentLine } from './payment-line.tsx'
import { DoorCash } from './door-cash.tsx'

interface OrderPaymentsProps {
  order: AdminOrder
  /** Asks to record that a refund was returned by hand. */
  onConfirm: (refund: Refund) => void
  /** Asks to repeat what the bank refused. */
  onRepeat: (payment: AdminPayment) => void
}

/** The payments of an order with what went back of each. */
export function OrderPayments({ order, onConfirm, onRepeat }: OrderPaymentsProps) {
  const t = useMessages()
  const pieceNames = usePieceNames(order.lines)
  if (order.door_cash) return <DoorCash cash={order.door_cash} />
  if (order.payments.length === 0)
    return <p className="text-muted">{t('orders.noPayments', { method: order.payment_title })}</p>
  const mayRepeat = order.actions.includes('repeat_request')
  const mayConfirm = order.actions.includes('confirm_refund')
  return (
    <ul className="-my-2 divide-y divide-line">
      {order.payments.map((payment) => (
        <li key={payment.id} className="py-3">
          <PaymentLine payment={payment} />
          {payment.refused_at !== null && (
            <RefusedRequest
              payment={payment}
              onRepeat={mayRepeat ? () => onRepeat(payment) : undefined}
            />
          )}
          <ul className="mt-2 grid gap-2 border-l-2 border-line pl-3 empty:hidden">
            {payment.refunds.map((refund) => (
              <RefundRow
                key={refund.id}
                refund={refund}
                pieces={pieceNames(refund.lines)}
                onConfirm={mayConfirm && isOpen(refund) ? () => onConfirm(refund) : undefined}
              />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

/** Nobody knows yet that it went back. */
export const isOpen = ({ state }: Refund): boolean => state === 'due' || state === 'refunding'
